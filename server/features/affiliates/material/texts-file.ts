import {
  fillLink,
  materialAnswers,
  materialEmails,
  materialMessages,
  materialPosts,
} from "#shared/affiliate-texts.ts";

const rule = "=".repeat(60);

interface Written {
  title: string;
  where?: string;
  subject?: string;
  text: string;
}

const textOf = ({ title, where, subject, text }: Written): string =>
  [
    where ? `--- ${title} (${where}) ---` : `--- ${title} ---`,
    ...(subject ? [`Asunto: ${subject}`] : []),
    text,
  ].join("\n\n");

/** All texts with this link, for `textos.txt`. */
export function textsFile(link: string): string {
  const answers = materialAnswers.map(({ question, text }) => ({ title: question, text }));
  const parts: [string, readonly Written[]][] = [
    ["MENSAJES", materialMessages],
    ["PUBLICACIONES", materialPosts],
    ["CORREOS", materialEmails],
    ["RESPUESTAS", answers],
  ];
  const head = `Tu enlace: ${link}\n\nCambia lo que va entre [corchetes] y quita lo que no sea verdad en tu caso. Di siempre que el enlace es de afiliado.`;
  const body = parts.map(
    ([name, texts]) => `${rule}\n${name}\n${rule}\n\n${texts.map(textOf).join("\n\n\n")}`,
  );
  return `${fillLink([head, ...body].join("\n\n\n"), link)}\n`;
}
