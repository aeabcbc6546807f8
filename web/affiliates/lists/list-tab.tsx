import type { ComponentProps, ReactNode } from "react";
import { PagedList } from "#web/ui/paged-list.tsx";
import { RowsSkeleton } from "../skeletons.tsx";
import { CsvLink } from "./csv-link.tsx";

/** A tab with one list: total, filter, CSV download and the rows in their four states. */
export function ListTab<Row>({
  title,
  lead,
  filter,
  csv,
  ...list
}: {
  title: string;
  lead: ReactNode;
  filter: ReactNode;
  csv: ComponentProps<typeof CsvLink>["list"];
  loadingLabel: string;
} & Omit<ComponentProps<typeof PagedList<Row>>, "loading" | "more">) {
  const { loadingLabel, ...shown } = list;
  return (
    <>
      <div className="panel-head">
        <div>
          <h1 className="panel-title">{title}</h1>
          <p className="mt-3 max-w-[44em] text-ink-2">{lead}</p>
        </div>
      </div>
      <div className="panel-bar">
        {filter}
        <CsvLink list={csv} />
      </div>
      <PagedList
        {...shown}
        loading={{ label: loadingLabel, skeleton: <RowsSkeleton /> }}
        more="Ver anteriores"
      />
    </>
  );
}
