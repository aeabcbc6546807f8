import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { searchLengthMax } from "#shared/content.ts";
import { listProjects } from "#shared/projects.ts";
import { alwaysRefetch, usePages } from "#web/lib/endpoints.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";

const debounceMs = 300;

/** Names of the filters' address parameters. */
export const filterNames = ["buscar", "proyecto"] as const;

/** The gallery's filters, kept in the address so that going back restores them. */
export function useGalleryFilters() {
  const [search, setSearch] = useSearchParams();
  const words = (search.get("buscar") ?? "").trim().slice(0, searchLengthMax);
  const projectId = search.get("proyecto") ?? "";
  const set = (changes: Record<string, string>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    words,
    projectId,
    isOn: words !== "" || projectId !== "",
    query: { ...(words ? { words } : {}), ...(projectId ? { projectId } : {}) },
    setWords: (value: string) => set({ buscar: value.trim() }),
    setProject: (id: string) => set({ proyecto: id }),
    clear: () => set({ buscar: "", proyecto: "" }),
  };
}
export type GalleryFilters = ReturnType<typeof useGalleryFilters>;

/** Filters by words, and by project when there are any. */
export function GalleryFilterBar({ filters }: { filters: GalleryFilters }) {
  return (
    <search className="mb-6 grid gap-3 sm:grid-cols-[minmax(0,26rem)_minmax(0,15rem)]">
      <WordSearch filters={filters} />
      <ProjectFilter filters={filters} />
    </search>
  );
}

function WordSearch({ filters }: { filters: GalleryFilters }) {
  const { words, setWords } = filters;
  const [typed, setTyped] = useState(words);
  const appliedWords = useRef(words);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Follow the address when it changes, but not while the person is typing.
    if (document.activeElement === input.current) return;
    appliedWords.current = words;
    setTyped(words);
  }, [words]);
  const latest = useRef(setWords);
  latest.current = setWords;
  useEffect(() => {
    if (typed.trim() === appliedWords.current) return;
    const timer = setTimeout(() => {
      appliedWords.current = typed.trim();
      latest.current(typed);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label="Buscar en la galería" labelHidden>
      <span className="relative block">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-2"
        />
        <Input
          ref={input}
          type="search"
          value={typed}
          maxLength={searchLengthMax}
          placeholder="Buscar por palabras"
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
          className="pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed === "" ? null : (
          <button
            type="button"
            aria-label="Borrar la búsqueda"
            onClick={() => {
              setTyped("");
              input.current?.focus();
            }}
            className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-pill text-ink-2 hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </span>
    </Field>
  );
}

function ProjectFilter({ filters: { projectId, setProject } }: { filters: GalleryFilters }) {
  const list = usePages(listProjects, { query: { limit: 50 } }, alwaysRefetch);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const projects = list.rows ?? [];
  if (projects.length === 0 && projectId === "") return null;
  return (
    <Field label="Proyecto" labelHidden>
      <Select value={projectId} onChange={(event) => setProject(event.target.value)}>
        <option value="">Todos los proyectos</option>
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {projectId !== "" && !projects.some(({ id }) => id === projectId) ? (
          <option value={projectId}>Un proyecto</option>
        ) : null}
      </Select>
    </Field>
  );
}
