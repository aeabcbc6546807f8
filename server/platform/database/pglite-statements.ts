import {
  messages as answers,
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
} from "@electric-sql/pglite";

type Value = NonNullable<Parameters<typeof protocol.serialize.bind>[0]>["values"];
type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;
type Asked = Pick<QueryOptions, "rowMode"> | undefined;

/** A statement that the engine keeps read, and planned once it has seen what it costs. */
interface Kept {
  name: string;
  /** Types of its parameters. */
  oids: readonly number[];
  columns: Messages;
}

/** A text that comes this often will come again. */
const keptFromUse = 3;
const keptMax = 200;
const countedMax = 1_000;
/** A table was altered under it: it has to be read anew. */
const outdated = "0A000";

export interface Statements {
  /** Runs inside the transaction that is open. Undefined, at once: the engine's own way is for this one. */
  find(text: string): ((values: unknown[], asked?: Asked) => Promise<Results>) | undefined;
}

/**
 * Reading and planning a statement takes the engine longer than running it, and its own `query` does
 * so each time. Texts that come again are kept here under a name, the latest two hundred of them.
 */
export function keepStatements(engine: PGlite): Statements {
  const uses = new Map<string, number>();
  const kept = new Map<string, Kept>();
  let named = 0;

  function counted(text: string): boolean {
    const use = (uses.get(text) ?? 0) + 1;
    if (use >= keptFromUse) return uses.delete(text);
    if (uses.size >= countedMax) uses.clear();
    uses.set(text, use);
    return false;
  }

  async function keep(text: string): Promise<Kept> {
    const name = `kept_${++named}`;
    const [oldest] = kept;
    const full = oldest !== undefined && kept.size >= keptMax;
    if (full) kept.delete(oldest[0]);
    const { serialize } = protocol;
    const described = await send(
      ...(full ? [serialize.close({ type: "S", name: oldest[1].name })] : []),
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
    );
    const statement = {
      name,
      oids: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message instanceof answers.RowDescriptionMessage),
    };
    kept.set(text, statement);
    return statement;
  }

  async function run(text: string, values: unknown[], asked: Asked): Promise<Results> {
    const statement = kept.get(text) ?? (await keep(text));
    // The latest used are at the end.
    kept.delete(text);
    kept.set(text, statement);
    const { serialize } = protocol;
    try {
      const answered = await send(
        serialize.bind({ statement: statement.name, values: serialized(statement, values) }),
        serialize.execute({}),
      );
      return parse.parseResults([...statement.columns, ...answered], engine.parsers, asked)[0]!;
    } catch (error) {
      if ((error as { code?: string }).code !== outdated) throw error;
      kept.delete(text);
      // What a refusal inside a transaction has undone cannot be done again from here.
      if (engine.isInTransaction()) throw error;
      return run(text, values, asked);
    }
  }

  function serialized({ oids }: Kept, values: unknown[]): Value {
    return values.map((value, at) => {
      if (value === null || value === undefined) return null;
      return engine.serializers[oids[at]!]?.(value) ?? String(value);
    });
  }

  /** As one batch, so that a refusal leaves nothing half said. */
  function send(...batch: Uint8Array[]): Promise<Messages> {
    return engine.execProtocolStream(Buffer.concat([...batch, protocol.serialize.sync()]), {});
  }

  return {
    find(text) {
      if (!kept.has(text) && !counted(text)) return undefined;
      return async (values, asked) => {
        await engine._checkReady();
        return engine.runExclusive(() => run(text, values, asked));
      };
    },
  };
}
