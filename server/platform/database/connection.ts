/** One connection to the database. */
export interface Connection {
  /** The arguments are those of the driver that Drizzle uses. */
  // biome-ignore lint/suspicious/noExplicitAny: drivers differ in their arguments and results
  query(...args: any[]): Promise<any>;
  /** Several statements in one text; returns the rows of all of them. */
  exec(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}
