import * as Primitive from "radix-ui/tabs";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export interface TabsProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { value: string; label: ReactNode }[];
  className?: string;
  /** `TabPanel`s. */
  children: ReactNode;
}

/** Tabs; on a narrow screen they scroll sideways. */
export function Tabs({ value, onValueChange, label, tabs, className, children }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange} className={className}>
      <Primitive.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={classes(
              "min-h-12 px-3.5 text-small font-[550] whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-3",
              "data-[state=active]:font-bold data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-3px_var(--honey)]",
            )}
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {children}
    </Primitive.Root>
  );
}

/** The content of one tab. */
export function TabPanel({
  value,
  className,
  drawn,
  children,
}: {
  value: string;
  className?: string;
  /** Rendered even while another tab is selected: the page's CSS decides which one is visible. */
  drawn?: boolean;
  children: ReactNode;
}) {
  return (
    <Primitive.Content value={value} className={className} forceMount={drawn || undefined}>
      {children}
    </Primitive.Content>
  );
}
