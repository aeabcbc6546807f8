import { contractOf } from "#server/platform/database/migrate.ts";

/** Statements that would break the previous version, unless the migration is marked as a contract. */
const breaking: [RegExp, string][] = [
  [
    /\bdrop (table|column|index|constraint|type|view|materialized view|schema|sequence|function|trigger|domain)\b/,
    "takes something away",
  ],
  [/\btruncate\b/, "takes rows away"],
  [/\brename\b/, "renames"],
  [/\balter (column )?\S+ (set data )?type\b/, "changes a column's type"],
];

/**
 * Checks a migration: it must keep the previous version working, which still runs beside the new one, and
 * lock no table for long. See «Changing the database» in docs/operations.md.
 * @returns a sentence for each rule that is broken
 */
export function brokenRules(text: string): string[] {
  const statements = statementsOf(text);
  const isContract = contractOf(text) !== null;
  const small = new Set([...text.matchAll(/^-- small table: (\w+)/gm)].map(([, name]) => name));
  const created = new Set(
    statements.flatMap((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? []),
  );
  const isCreated = (table: string | undefined) => table !== undefined && created.has(table);
  return statements.flatMap((statement) => {
    const table = tableOf(statement);
    const isSmall = isCreated(table) || small.has(table);
    const faults = isSmall ? [] : longLocks(statement);
    if (!isContract && !isCreated(table))
      faults.push(...breaksOfPreviousVersion(statement, statements));
    return faults.map((fault) => `${fault}: ${statement.slice(0, 120)}`);
  });
}

function breaksOfPreviousVersion(statement: string, all: string[]): string[] {
  const faults = breaking.filter(([pattern]) => pattern.test(statement)).map(([, fault]) => fault);
  const [, required] = /\balter (?:column )?(\S+) set not null\b/.exec(statement) ?? [];
  if (required && !isEverFilled(required, statement, all)) {
    faults.push("requires a column that the version before may leave empty");
  }
  for (const [column] of statement.matchAll(
    /\badd (column )?(if not exists )?(?!constraint\b)[^,]+/g,
  )) {
    const isFilled = /\bdefault\b|\bgenerated\b|\bserial\b|\bbigserial\b/.test(column);
    if (/\bnot null\b/.test(column) && !isFilled) {
      faults.push("adds a column that the version before does not fill");
    }
  }
  return faults;
}

/** By a default, or because a constraint on the table has been validated. */
function isEverFilled(column: string, statement: string, all: string[]): boolean {
  if (all.some((one) => new RegExp(`\\balter (column )?${column} set default\\b`).test(one)))
    return true;
  const table = tableOf(statement);
  return all.some((one) => tableOf(one) === table && /\bvalidate constraint\b/.test(one));
}

/** Statements that lock a large table for as long as it takes to read or write all of it. */
function longLocks(statement: string): string[] {
  if (/\bconcurrently\b/.test(statement)) return ["cannot run inside a migration's transaction"];
  if (/^create (unique )?index (?!if not exists)/.test(statement)) {
    return ["makes an index while nobody can write"];
  }
  if (/^(update|delete from|insert into \S+ select|with)\b/.test(statement)) {
    return ["rewrites rows that a job should rewrite in batches"];
  }
  if (/\badd constraint\b(?!.*\bnot valid\b)(?!.*\busing index\b)/.test(statement)) {
    return ["checks all rows while nobody can write: say «not valid», and validate it later"];
  }
  return [];
}

function tableOf(statement: string): string | undefined {
  return /^(?:alter table (?:if exists )?(?:only )?|update (?:only )?|delete from |insert into |create (?:unique )?index .*? on (?:only )?)(\w+)/.exec(
    statement,
  )?.[1];
}

/** The statements in lower case, without comments, string contents, quotation marks and schema. */
function statementsOf(text: string): string[] {
  return text
    .replace(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$/gm, " ")
    .replace(/\/\*.*?\*\//gs, " ")
    .toLowerCase()
    .replace(/"/g, "")
    .replace(/\bpublic\./g, "")
    .split(";")
    .map((statement) => statement.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
