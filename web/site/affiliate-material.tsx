import { materialHead, materialMeta } from "#web/affiliates/material/content.ts";
import { Material } from "#web/affiliates/material/material.tsx";
import { TextWithLink } from "#web/affiliates/material/text-with-link.tsx";
import { pageMeta } from "#web/lib/page-meta.ts";
import enhanceUrl from "./affiliate-material/enhance.ts?worker&url";

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    ...materialMeta,
    path: "/affiliate-strategy",
    picture: `${materialHead.title} ${materialHead.mark}`,
  });

/** Texts and pictures for affiliates to copy; public, with a sample link for visitors who are not affiliates. */
export default function AffiliateMaterial() {
  return (
    <>
      <Material
        title={
          <div>
            <h1>
              {materialHead.title} <span className="mark">{materialHead.mark}</span>
            </h1>
            <p>
              <TextWithLink text={materialHead.lead} />
            </p>
          </div>
        }
      />
      <script type="module" src={enhanceUrl} />
    </>
  );
}
