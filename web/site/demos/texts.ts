/** What is typed into the form. */
export interface Typed {
  email: string;
  businessName: string;
  industry: string;
  product: string;
}

/**
 * What the seven write for one industry. `{negocio}` and `{producto}` stand for what is typed; Iko's
 * three pieces are for Monday, Wednesday and Friday.
 */
export interface DemoTexts {
  teo: { title: string; lines: string[]; tags: string };
  ani: { idea: string; light: string };
  bran: { title: string; text: string; button: string; interests: string };
  lia: { question: string; answer: string };
  nai: { subject: string; parts: { title: string; text: string }[]; button: string };
  iko: { aim: string; pieces: { format: string; about: string; line: string }[]; hours: string };
  sofi: { line: string; title: string; description: string; pictureWords: string; button: string };
}
