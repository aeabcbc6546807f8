import { Check, Copy } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { linkWords } from "./content.ts";
import { sampleLink } from "./text-with-link.tsx";

const { label, copy, notes, join, retry } = linkWords;

/** The link used in all texts: the sample, until the script has loaded the person's own. */
export function MaterialLink() {
  return (
    <div className="mat-link">
      <label htmlFor="mat-link">{label}</label>
      <div className="mat-field">
        <input id="mat-link" readOnly value={sampleLink} spellCheck={false} autoComplete="off" />
        <Button look="cta" data-copy-link="">
          <Copy aria-hidden="true" className="size-5" />
          <Check aria-hidden="true" className="size-5" />
          <span aria-live="polite" data-copy-label="">
            {copy}
            <span className="sr-only"> el enlace</span>
          </span>
        </Button>
      </div>
      <div className="mat-note" role="status">
        <p data-note="sample">
          {notes.sample}{" "}
          <a className="link" href={join.href}>
            {join.label}
          </a>
        </p>
        <p data-note="asking" hidden>
          {notes.asking}
        </p>
        <p data-note="own" hidden>
          {notes.own}
        </p>
        <p data-note="failed" hidden>
          {notes.failed}{" "}
          <button type="button" className="link" data-retry="">
            {retry}
          </button>
        </p>
      </div>
    </div>
  );
}
