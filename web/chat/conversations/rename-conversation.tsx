import { type FormEvent, useState } from "react";
import { type Conversation, listConversations, renameConversation } from "#shared/chat.ts";
import { errorMessage } from "#web/lib/call.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormActions } from "#web/ui/form-actions.tsx";
import { Input } from "#web/ui/input.tsx";
import { notifyOtherTabs } from "../thread/other-tabs.ts";

/** Renames a conversation; the typed name is kept when that fails. */
export function RenameConversation({
  conversation,
  onClose,
}: {
  conversation: Conversation;
  onClose: () => void;
}) {
  const [title, setTitle] = useState(conversation.title);
  const rename = useAction(renameConversation, {
    changes: [listConversations],
    onSuccess: () => {
      notifyOtherTabs(conversation.id, { listed: true });
      onClose();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ params: { conversationId: conversation.id }, body: { title } });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Cambiar nombre"
      actions={
        <FormActions
          form="rename-conversation"
          disabled={title.trim() === ""}
          pending={rename.isPending}
          pendingLabel="Guardando..."
          onCancel={onClose}
        >
          Guardar
        </FormActions>
      }
    >
      <form id="rename-conversation" onSubmit={save}>
        <Field
          label="Nombre de la conversación"
          error={
            rename.error
              ? errorMessage(rename.error, "No hemos podido guardar el nombre.")
              : undefined
          }
        >
          <Input
            value={title}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
