import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { type Conversation, listConversations } from "#shared/chat.ts";
import { usePages } from "#web/lib/endpoints.ts";
import { exactTime } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { MoreRows } from "#web/ui/paged-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { chatAddress, type KnownWorker } from "../chat-address.ts";
import { formatShortTime, groupConversations } from "../conversation-groups.ts";
import { DeleteConversation } from "./delete-conversation.tsx";
import { RenameConversation } from "./rename-conversation.tsx";

interface ListProps {
  worker: KnownWorker;
  conversationId: string | null;
}

/** The person's conversations with this worker, grouped by when they were last used. */
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
  // After a failed refetch the rows shown before stay.
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
                  <span>
                    {conversation.kind ? <small>{conversation.kind}</small> : null}
                    {conversation.title}
                  </span>
                  <time dateTime={conversation.updatedAt} title={exactTime(conversation.updatedAt)}>
                    {formatShortTime(conversation.updatedAt, now)}
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
        <RenameConversation
          key={renaming.id}
          conversation={renaming}
          onClose={() => setRenaming(null)}
        />
      ) : null}
      {deleting ? (
        <DeleteConversation
          conversation={deleting}
          isShown={deleting.id === conversationId}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </nav>
  );
}
