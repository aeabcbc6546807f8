import enhanceUrl from "./enhance.ts?worker&url";
import "./before-after.css";

/** A square picture: addresses of it 360, maybe 540, and 720 px wide, and what it shows. */
export interface ComparedPicture {
  small: string;
  middle?: string;
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
  /** What the page is looked at for, above all the second one: a quarter of the first is seen. */
  first?: true;
}

interface SideProps {
  picture: ComparedPicture;
  label: string;
  sizes: string;
  priority: "high" | "low" | undefined;
}

function Side({ picture: { small, middle, large, alt }, label, sizes, priority }: SideProps) {
  return (
    <figure>
      <img
        src={large}
        srcSet={`${small} 360w, ${middle ? `${middle} 540w, ` : ""}${large} 720w`}
        sizes={sizes}
        width={720}
        height={720}
        alt={alt}
        loading={priority ? undefined : "lazy"}
        fetchPriority={priority}
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
      <Side picture={before} label="Antes" sizes={sizes} priority={first && "low"} />
      <Side picture={after} label="Después" sizes={sizes} priority={first && "high"} />
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
