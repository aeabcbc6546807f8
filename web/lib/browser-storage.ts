const stores = {
  /** Until this tab is closed; survives a reload. */
  tab: () => sessionStorage,
  /** For all tabs and later visits. */
  browser: () => localStorage,
};
type StorageArea = keyof typeof stores;

/** The value stored under a key: null when there is none, undefined when the browser refuses storage. */
export function readStorage(area: StorageArea, key: string): string | null | undefined {
  try {
    return stores[area]().getItem(key);
  } catch {
    return undefined;
  }
}

/** The stored value parsed as JSON; null when missing, invalid or refused. */
export function readStorageJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readStorage(area, key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a text, or removes it (null). Does nothing when storage is refused or full. */
export function writeStorage(area: StorageArea, key: string, text: string | null): void {
  try {
    if (text === null) stores[area]().removeItem(key);
    else stores[area]().setItem(key, text);
  } catch {
    // Every page works without storage.
  }
}
