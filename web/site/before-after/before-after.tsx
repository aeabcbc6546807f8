import enhanceUrl from "./enhance.ts?worker&url";
import "./before-after.css";

/** A square picture: addresses of it 360 and 720 px wide, and what it shows. */
export interface ComparedPicture {
  small: string;
  large: string;
  alt: string;
}

interface BeforeAfterProps {
  before: ComparedPicture;
  after: ComparedPicture;
  /** Whose pictures they are, for the slider's label. */
  name: string;
  /** Width of one picture as the browser takes it in `sizes`: three quarters of the whole. */
  sizes: string;
  /** What the page is looked at for: not to be waited for. */
  first?: true;
}

function Side({
  picture: { small, large, alt },
  label,
  sizes,
  first,
}: Pick<BeforeAfterProps, "sizes" | "first"> & { picture: ComparedPicture; label: string }) {
  return (
    <figure>
      <img
        src={large}
        srcSet={`${small} 360w, ${large} 720w`}
        sizes={sizes}
        width={720}
        height={720}
        alt={alt}
        loading={first ? undefined : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
      />
      <figcaption className="tag">{label}</figcaption>
    </figure>
  );
}

/**
 * Two square pictures under a slider that uncovers one or the other whole; beside each other where
 * no script runs. A page that shows it also renders `BeforeAfterScript`, or calls
 * `enableBeforeAfters` in a script of its own.
 */
export function BeforeAfter({ before, after, name, sizes, first }: BeforeAfterProps) {
  return (
    <div className="before-after">
      <Side picture={before} label="Antes" sizes={sizes} first={first} />
      <Side picture={after} label="Después" sizes={sizes} first={first} />
      <span className="before-after-handle" aria-hidden="true" />
      <input
        type="range"
        min={25}
        max={75}
        step={5}
        defaultValue={25}
        aria-label={`Comparar el antes y el después de ${name}`}
      />
    </div>
  );
}

/** Once in a page, wherever its sliders are. */
export function BeforeAfterScript() {
  return <script type="module" src={enhanceUrl} />;
}
