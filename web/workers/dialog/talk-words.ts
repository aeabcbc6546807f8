/** Texts of the talk dialogs. */
export const talkWords = {
  title: (name: string) => `Charla con ${name}`,
  kind: "Conversación de muestra",
  close: "Cerrar",
  about: (name: string) =>
    `Hazle una pregunta a ${name} y mira cómo trabaja. Son respuestas de muestra: las del chat completo parten de los datos de tu negocio.`,
  start: (name: string) => `Empezar a hablar con ${name}`,
  suggested: "Preguntas sugeridas",
  field: (name: string) => `Tu mensaje para ${name}`,
  placeholder: (name: string) => `Escribe a ${name}…`,
  send: "Enviar",
  note: "Respuestas de muestra. Al cerrar, la charla se borra.",
  whole: "Ir al chat completo",
  you: "Tú:",
  says: (name: string) => `${name}:`,
  delivers: (name: string) => `Qué entrega ${name}`,
} as const;
