import {
  fillLink,
  materialAnswers,
  materialEmails,
  materialMessages,
  materialPosts,
} from "#shared/affiliate-texts.ts";

const rule = "=".repeat(60);

interface MaterialText {
  title: string;
  where?: string;
  subject?: string;
  text: string;
}

const formatText = ({ title, where, subject, text }: MaterialText): string =>
  [
    where ? `--- ${title} (${where}) ---` : `--- ${title} ---`,
    ...(subject ? [`Asunto: ${subject}`] : []),
    text,
  ].join("\n\n");

/** The content of `textos.txt`: all promotional texts with this link filled in. */
export function textsFile(link: string): string {
  const answers = materialAnswers.map(({ question, text }) => ({ title: question, text }));
  const parts: [string, readonly MaterialText[]][] = [
    ["MENSAJES", materialMessages],
    ["PUBLICACIONES", materialPosts],
    ["CORREOS", materialEmails],
    ["RESPUESTAS", answers],
  ];
  const head = `Tu enlace: ${link}\n\nCambia lo que va entre [corchetes] y quita lo que no sea verdad en tu caso. Di siempre que el enlace es de afiliado.`;
  const body = parts.map(
    ([name, texts]) => `${rule}\n${name}\n${rule}\n\n${texts.map(formatText).join("\n\n\n")}`,
  );
  return `${fillLink([head, ...body].join("\n\n\n"), link)}\n`;
}
