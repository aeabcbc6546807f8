/** The values of the demo's form. */
export interface DemoInput {
  email: string;
  businessName: string;
  industry: string;
  product: string;
}

/**
 * The seven workers' texts for one industry. `{negocio}` and `{producto}` are replaced by the form's values;
 * Iko's three pieces are for Monday, Wednesday and Friday.
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
