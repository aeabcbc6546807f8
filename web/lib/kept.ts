const stores = {
  /** Until this tab is closed; a reload finds it again. */
  tab: () => sessionStorage,
  /** For all tabs and later visits. */
  browser: () => localStorage,
};
export type Keeper = keyof typeof stores;

/** What was kept under a key: null for nothing, undefined where the browser refuses storage. */
export function readKept(keeper: Keeper, key: string): string | null | undefined {
  try {
    return stores[keeper]().getItem(key);
  } catch {
    return undefined;
  }
}

/** The same as JSON; null also for what is none. */
export function readKeptJson(keeper: Keeper, key: string): unknown {
  try {
    return JSON.parse(readKept(keeper, key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a text, or nothing any more: null. Where storage is refused or full, it lives as long as the page. */
export function keep(keeper: Keeper, key: string, text: string | null): void {
  try {
    if (text === null) stores[keeper]().removeItem(key);
    else stores[keeper]().setItem(key, text);
  } catch {
    // What is kept is a convenience: everything works without it.
  }
}
