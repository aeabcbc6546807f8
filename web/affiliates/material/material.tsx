import type { ReactNode } from "react";
import {
  materialAnswers,
  materialEmails,
  materialMessages,
  materialPosts,
} from "#shared/affiliate-texts.ts";
import { answerWords, sidebars, type TabId, tabs } from "./content.ts";
import { MaterialLink } from "./material-link.tsx";
import { Advice, MaterialPicture, PictureDownload, Pictures } from "./pictures.tsx";
import { AnswerList, TextList } from "./texts.tsx";
import "./material.css";

const texts = {
  mensajes: materialMessages,
  publicaciones: materialPosts,
  correos: materialEmails,
} as const;

function TextPanel({ id }: { id: keyof typeof texts }) {
  const { picture, download, advice } = sidebars[id];
  const label = tabs.find((tab) => tab.id === id)?.label;
  return (
    <div className="mat-columns">
      <TextList tab={id} texts={texts[id]} />
      <aside className="mat-beside" aria-label={`Para acompañar: ${label}`}>
        <MaterialPicture id={picture} />
        <PictureDownload id={picture} label={download} />
        <Advice {...advice} />
      </aside>
    </div>
  );
}

function Answers() {
  return (
    <>
      <AnswerList answers={materialAnswers} />
      <section className="mat-never">
        <h2>{answerWords.title}</h2>
        <ul>
          {answerWords.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

const panels: Record<TabId, ReactNode> = {
  mensajes: <TextPanel id="mensajes" />,
  publicaciones: <TextPanel id="publicaciones" />,
  correos: <TextPanel id="correos" />,
  imagenes: <Pictures />,
  respuestas: <Answers />,
};

/**
 * Five kinds of material. Without script all are shown one below the other, with links to each; the
 * script turns them into tabs.
 */
export function Material({ title }: { title: ReactNode }) {
  return (
    <div className="mat" data-material="">
      <div className="mat-head wrap">
        {title}
        <MaterialLink />
      </div>
      <nav className="mat-tabs" aria-label="Tipo de material">
        <div className="wrap">
          <div data-tablist="">
            {tabs.map(({ id, label }) => (
              <a key={id} href={`#${id}`} data-tab={id}>
                {label}
              </a>
            ))}
          </div>
        </div>
      </nav>
      {tabs.map(({ id, label }) => (
        <section key={id} id={id} className="mat-panel wrap" data-panel="" aria-label={label}>
          {panels[id]}
        </section>
      ))}
    </div>
  );
}
