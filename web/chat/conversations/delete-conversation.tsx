import { useNavigate } from "react-router";
import { type Conversation, deleteConversation, listConversations } from "#shared/chat.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Confirm } from "#web/ui/confirm.tsx";
import { chatAddress } from "../chat-address.ts";
import { notifyOtherTabs } from "../thread/other-tabs.ts";

/** Deletes a conversation after a confirmation, and leaves it when it is the open one. */
export function DeleteConversation({
  conversation,
  isShown,
  onClose,
}: {
  conversation: Conversation;
  isShown: boolean;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const remove = useAction(deleteConversation, {
    changes: [listConversations],
    onSuccess: () => {
      notifyOtherTabs(conversation.id, { listed: true });
      onClose();
      if (isShown) void navigate(chatAddress(conversation.workerId), { replace: true });
    },
    onError: (error) => toastFailure(error, { title: "No se ha borrado" }),
  });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title="¿Borrar esta conversación?"
      description={
        <>
          «{conversation.title}» y sus mensajes se borran para siempre. Lo que escribió para ti
          sigue guardado en tus contenidos.
        </>
      }
      action="Borrar conversación"
      pendingLabel="Borrando..."
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { conversationId: conversation.id } })}
    />
  );
}
