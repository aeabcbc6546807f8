import { Download } from "lucide-react";
import { useRef } from "react";
import { type Picture, pictureFormats } from "#shared/pictures.ts";
import { number } from "#web/lib/format.ts";
import "./picture-view.css";
import "./sheet-view.css";

/** A finished picture with its download. */
export function PictureView({ picture, onLost }: { picture: Picture; onLost?: () => void }) {
  const { width, height, alt, format, url, thumbnailUrl } = picture;
  const hasFailed = useRef(false);
  const onError = () => {
    if (hasFailed.current) return;
    hasFailed.current = true;
    onLost?.();
  };
  const formatLabel = pictureFormats.find(({ id }) => id === format)?.label ?? "Imagen";
  return (
    <figure className="chat-picture" data-format={format}>
      <a href={url} target="_blank" rel="noreferrer" aria-label="Ver la imagen a tamaño completo">
        {/* Its signed address expires: `onLost` asks once for a new one. */}
        <img src={thumbnailUrl} width={width} height={height} alt={alt} onError={onError} />
      </a>
      <figcaption>
        <p>
          {formatLabel}
          <span>
            {number(width)} × {number(height)} px, PNG
            {picture.generated ? ", con foto hecha por IA" : ""}
          </span>
        </p>
        <a className="chat-act chat-act-main" href={picture.downloadUrl} download>
          <Download aria-hidden="true" className="size-[18px]" />
          Descargar
        </a>
      </figcaption>
    </figure>
  );
}

const cells = [0, 1, 2, 3, 4, 5, 6];

/** Placeholder with animated cells while a picture is being drawn. */
export function PicturePlaceholder({ name }: { name: string }) {
  return (
    <div className="chat-picture picture-making">
      <span aria-hidden="true" className="picture-cells">
        {cells.map((cell) => (
          <i key={cell} className="hex" />
        ))}
      </span>
      <p>{name} está dibujando tu imagen</p>
    </div>
  );
}
