import { eq } from "drizzle-orm";
import { conversations, messages } from "#db/schema.ts";
import { accountId, exportedTable } from "#server/platform/data-export/exported-rows.ts";

/** What was said between somebody and the team. */
export const exportedChat = [
  exportedTable({
    key: "conversations",
    about: "Tus conversaciones con el equipo",
    table: conversations,
    columns: {
      id: "Identificador de la conversación",
      userId: accountId,
      workerId: "Con quién",
      title: "Título",
      projectId: "Proyecto en el que está",
      createdAt: "Cuándo empezó",
      updatedAt: "Cuándo fue lo último",
    },
    where: (_deps, { userId }) => eq(conversations.userId, userId),
    order: ["createdAt", "id"],
  }),
  exportedTable({
    key: "messages",
    about: "Los mensajes de tus conversaciones, en su orden",
    table: messages,
    columns: {
      id: "Identificador del mensaje",
      conversationId: "Conversación de la que es",
      userId: accountId,
      role: "Quién lo escribió: tú (user) o el equipo (worker)",
      content: "Texto",
      contentType: "Qué se pedía",
      status: "Cómo quedó: entero (done), detenido (stopped), fallido (failed) o escribiéndose",
      failureCode: "Por qué falló, en una palabra",
      failure: "Por qué falló",
      replyTo: "Mensaje al que responde",
      requestId: "Identificador del envío",
      priceCredits: "Lo que costó, en créditos",
      pictureFormat: "Formato de imagen que elegiste",
      photoId: "Foto tuya que pediste poner en la imagen",
      contentId: "Contenido que se guardó de él",
      handoffMessageId: "Plan de Mel del que salió",
      handoffStep: "Paso de ese plan",
      handoffFields:
        "Lo que se encargó: pieza, tema, objetivo, fecha, oferta, red, tono, cantidad, nota",
      leaseExpiresAt: { because: "how long a process may be silent while it writes" },
      stopRequested: "Si pediste que se detuviera",
      createdAt: "Cuándo",
      position: "Lugar en la conversación",
    },
    where: (_deps, { userId }) => eq(messages.userId, userId),
    order: ["conversationId", "position"],
  }),
];
