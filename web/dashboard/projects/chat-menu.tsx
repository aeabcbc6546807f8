import { MessageCircle } from "lucide-react";
import { useNavigate } from "react-router";
import type { Project } from "#shared/projects.ts";
import { workers } from "#shared/workers.ts";
import { useUser } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { Portrait } from "#web/ui/portrait.tsx";

/** Starts a conversation with a chosen worker, whose pieces are saved in the project. */
export function ChatMenu({ project }: { project: Pick<Project, "id"> }) {
  const { availableWorkers } = useUser();
  const navigate = useNavigate();
  const team = workers.filter(
    ({ id, isAssistant }) => isAssistant || availableWorkers.includes(id),
  );
  return (
    <Menu
      align="start"
      trigger={
        <Button look="ink" size="s">
          <MessageCircle aria-hidden="true" className="size-[18px]" />
          Pedir algo al equipo
        </Button>
      }
    >
      {team.map(({ id, name, specialty }) => (
        <MenuItem key={id} onSelect={() => void navigate(`/chat/${id}?proyecto=${project.id}`)}>
          <Portrait worker={id} size={32} />
          <span>
            {name} <span className="font-normal text-ink-2">{specialty}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
