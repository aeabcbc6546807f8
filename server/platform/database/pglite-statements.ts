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

/** A prepared statement of the engine. */
interface PreparedStatement {
  name: string;
  /** Types of its parameters. */
  oids: readonly number[];
  columns: Messages;
}

/** A text used this often is prepared. */
const prepareFromUse = 3;
const preparedMax = 200;
const countedMax = 1_000;
/** PostgreSQL's code when a table was altered: the statement has to be prepared again. */
const cachedPlanChanged = "0A000";

export interface StatementCache {
  /** The runner for this text, inside the open transaction; undefined when the text is not prepared. */
  find(text: string): ((values: unknown[], asked?: Asked) => Promise<Results>) | undefined;
}

/**
 * Parsing and planning a statement takes longer than running it, and PGlite's `query` does both each
 * time. Repeated texts are prepared here under a name; the 200 most recently used stay prepared.
 */
export function cacheStatements(engine: PGlite): StatementCache {
  const uses = new Map<string, number>();
  const prepared = new Map<string, PreparedStatement>();
  let lastNumber = 0;

  function isRepeated(text: string): boolean {
    const use = (uses.get(text) ?? 0) + 1;
    if (use >= prepareFromUse) return uses.delete(text);
    if (uses.size >= countedMax) uses.clear();
    uses.set(text, use);
    return false;
  }

  async function prepare(text: string): Promise<PreparedStatement> {
    const name = `kept_${++lastNumber}`;
    const [oldest] = prepared;
    const full = oldest !== undefined && prepared.size >= preparedMax;
    if (full) prepared.delete(oldest[0]);
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
    prepared.set(text, statement);
    return statement;
  }

  async function run(text: string, values: unknown[], asked: Asked): Promise<Results> {
    const statement = prepared.get(text) ?? (await prepare(text));
    // Moves it to the end: the map is ordered by last use.
    prepared.delete(text);
    prepared.set(text, statement);
    const { serialize } = protocol;
    try {
      const answered = await send(
        serialize.bind({ statement: statement.name, values: serialized(statement, values) }),
        serialize.execute({}),
      );
      return parse.parseResults([...statement.columns, ...answered], engine.parsers, asked)[0]!;
    } catch (error) {
      if ((error as { code?: string }).code !== cachedPlanChanged) throw error;
      prepared.delete(text);
      // The error has rolled back the transaction, which cannot be repeated from here.
      if (engine.isInTransaction()) throw error;
      return run(text, values, asked);
    }
  }

  function serialized({ oids }: PreparedStatement, values: unknown[]): Value {
    return values.map((value, at) => {
      if (value === null || value === undefined) return null;
      return engine.serializers[oids[at]!]?.(value) ?? String(value);
    });
  }

  /** Sends one batch that ends with Sync, so that an error leaves the protocol in a clean state. */
  function send(...batch: Uint8Array[]): Promise<Messages> {
    return engine.execProtocolStream(Buffer.concat([...batch, protocol.serialize.sync()]), {});
  }

  return {
    find(text) {
      if (!prepared.has(text) && !isRepeated(text)) return undefined;
      return async (values, asked) => {
        await engine._checkReady();
        return engine.runExclusive(() => run(text, values, asked));
      };
    },
  };
}
