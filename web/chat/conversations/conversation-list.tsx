import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import {
  type Conversation,
  deleteConversation,
  listConversations,
  renameConversation,
} from "#shared/chat.ts";
import { saidBy } from "#web/lib/call.ts";
import { useAction, usePages } from "#web/lib/endpoints.ts";
import { exactTime } from "#web/lib/format.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { FormActions } from "#web/ui/form-actions.tsx";
import { Input } from "#web/ui/input.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { MoreRows } from "#web/ui/paged-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type Colleague, chatAddress } from "../arrival.ts";
import { groupConversations, shortMoment } from "../groups.ts";
import { tellOtherTabs } from "../thread/other-tabs.ts";

interface ListProps {
  worker: Colleague;
  conversationId: string | null;
}

/** The person's conversations with this worker, by when they were last used. */
export function ConversationList({ worker, conversationId }: ListProps) {
  const parts = { params: { workerId: worker.id } };
  const list = usePages(listConversations, parts);
  const [renaming, setRenaming] = useState<Conversation | null>(null);
  const [deleting, setDeleting] = useState<Conversation | null>(null);
  if (list.isPending) {
    return (
      <div className="chat-list">
        <Loading>
          <div className="grid gap-2 pt-6">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        </Loading>
      </div>
    );
  }
  // What is there stays when only asking again failed.
  if (!list.rows) {
    return (
      <div className="chat-list">
        <p className="px-2.5 pt-3 text-small text-ink-2">
          No hemos podido cargar tus conversaciones.
        </p>
        <Button look="link" size="s" className="px-2.5" onClick={() => void list.refetch()}>
          Reintentar
        </Button>
      </div>
    );
  }
  const { rows } = list;
  const now = new Date();
  return (
    <nav className="chat-list" aria-label="Conversaciones guardadas">
      {rows.length === 0 ? (
        <p className="px-2.5 pt-3 text-small text-ink-2">
          Lo que hables con {worker.name} se guarda aquí.
        </p>
      ) : null}
      {groupConversations(rows, now).map((group) => (
        <section key={group.label} aria-label={group.label}>
          <h2>{group.label}</h2>
          <ul>
            {group.conversations.map((conversation) => (
              <li key={conversation.id}>
                <PageLink
                  href={chatAddress(worker.id, conversation.id)}
                  aria-current={conversation.id === conversationId ? "page" : undefined}
                >
                  <span>{conversation.title}</span>
                  <time dateTime={conversation.updatedAt} title={exactTime(conversation.updatedAt)}>
                    {shortMoment(conversation.updatedAt, now)}
                  </time>
                </PageLink>
                <Menu
                  trigger={
                    <button
                      type="button"
                      className="chat-icon"
                      aria-label={`Opciones de «${conversation.title}»`}
                    >
                      <Ellipsis aria-hidden="true" className="size-5" />
                    </button>
                  }
                >
                  <MenuItem onSelect={() => setRenaming(conversation)}>
                    <Pencil aria-hidden="true" className="size-4" />
                    Cambiar nombre
                  </MenuItem>
                  <MenuItem danger onSelect={() => setDeleting(conversation)}>
                    <Trash2 aria-hidden="true" className="size-4" />
                    Borrar
                  </MenuItem>
                </Menu>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreRows list={list} look="quiet" className="mt-2 w-full">
        Ver más
      </MoreRows>
      {renaming ? (
        <Rename key={renaming.id} conversation={renaming} onClose={() => setRenaming(null)} />
      ) : null}
      {deleting ? (
        <Delete
          conversation={deleting}
          isShown={deleting.id === conversationId}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </nav>
  );
}

function Rename({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const [title, setTitle] = useState(conversation.title);
  const rename = useAction(renameConversation, {
    changes: [listConversations],
    onSuccess: () => {
      tellOtherTabs(conversation.id, { listed: true });
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
            rename.error ? saidBy(rename.error, "No hemos podido guardar el nombre.") : undefined
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

function Delete({
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
      tellOtherTabs(conversation.id, { listed: true });
      onClose();
      if (isShown) void navigate(chatAddress(conversation.workerId), { replace: true });
    },
    onError: (error) =>
      toastFailure(error, {
        title: "No se ha borrado",
        fallback: "Inténtalo de nuevo en un momento.",
      }),
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
