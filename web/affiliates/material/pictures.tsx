import { Download } from "lucide-react";
import {
  type MaterialPictureId,
  materialPicturePath,
  materialPictures,
  materialZipPath,
} from "#shared/affiliate-material.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { pictureWords } from "./content.ts";
import "./pictures.css";

const pictureOf = (id: MaterialPictureId) => materialPictures.find((picture) => picture.id === id)!;

/** Shows the sample's QR code until the script replaces it by the person's. */
export function MaterialPicture({ id }: { id: MaterialPictureId }) {
  const { width, height, alt } = pictureOf(id);
  return (
    <img
      className="mat-picture"
      src={materialPicturePath(id, "webp")}
      data-picture={id}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

const download = (id: MaterialPictureId) => ({
  href: materialPicturePath(id, "png"),
  download: `kolmena-${id}.png`,
  "data-download": id,
});

export function PictureDownload({ id, label }: { id: MaterialPictureId; label: string }) {
  return (
    <a {...download(id)} className={buttonClass("outline", "m", "w-full")}>
      <Download aria-hidden="true" className="size-5" />
      <span>{label}</span>
    </a>
  );
}

export function Advice({ worker, title, text }: { worker: string; title: string; text: string }) {
  return (
    <p className="mat-advice">
      <Portrait worker={worker} size={64} />
      <span>
        <b>{title}</b>
        {text}
      </span>
    </p>
  );
}

/** All pictures with size, use and download, and a ZIP of everything. */
export function Pictures() {
  return (
    <>
      <div className="mat-zip">
        <p>{pictureWords.lead}</p>
        <a
          href={materialZipPath()}
          download="kolmena-material-afiliados.zip"
          data-zip=""
          className={buttonClass("ink", "m")}
        >
          <Download aria-hidden="true" className="size-5" />
          <span>{pictureWords.zip}</span>
        </a>
      </div>
      <div className="mat-pictures">
        {materialPictures.map(({ id, name, use, width, height }) => (
          <figure key={id} data-of={id}>
            <MaterialPicture id={id} />
            <figcaption>
              <span>
                <b>{name}</b>
                {use} · {`${width}\u00a0×\u00a0${height}`}
              </span>
              <a {...download(id)}>
                <Download aria-hidden="true" className="size-5" />
                <span className="sr-only">
                  {pictureWords.download}: {name}
                </span>
              </a>
            </figcaption>
          </figure>
        ))}
        <Advice {...pictureWords.advice} />
      </div>
    </>
  );
}
