import enhanceUrl from "./enhance.ts?worker&url";
import "./before-after.css";

/** A square picture: its addresses at 360, optionally 540, and 720 px, and its alternative text. */
interface ComparedPicture {
  small: string;
  middle?: string;
  large: string;
  alt: string;
}

interface BeforeAfterProps {
  before: ComparedPicture;
  after: ComparedPicture;
  /** Name of the business, for the slider's label. */
  name: string;
  /** `sizes` of one picture, which is three quarters of the whole width. */
  sizes: string;
  /**
   * Set for the first comparison of a page: its pictures load at once, the second with high priority,
   * since only a quarter of the first is visible.
   */
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
 * Two square pictures with a slider that reveals one or the other; side by side without script. A page that
 * uses it also renders `BeforeAfterScript`, or calls `enableBeforeAfters` in its own script.
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

/** The script for all sliders of a page; rendered once. */
export function BeforeAfterScript() {
  return <script type="module" src={enhanceUrl} />;
}
