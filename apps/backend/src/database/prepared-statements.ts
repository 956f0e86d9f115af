import { parse, protocol, type messages as protocolMessages, type PGlite } from '@electric-sql/pglite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Maximum number of prepared statements, each with a plan of about 50 kB. */
const MOST_PREPARED = 250;
/** Runs before a statement is prepared, because most statements with a list of ids run only once. */
const RUNS_BEFORE = 2;
const MOST_COUNTED = 1_000;

/** PostgreSQL's response to a statement. */
type Result = protocolMessages.BackendMessage[];
type Message = protocolMessages.RowDescriptionMessage;
type Parameters = CompiledQuery['parameters'];

interface Statement {
  name: string;
  parameterTypes: number[];
  columns: Message[];
}

const { serialize } = protocol;

/**
 * Prepares recurring reads of PGlite, because parsing and planning take longer than most executions. PostgreSQL plans a prepared statement
 * again when its tables change.
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #runs = new LRUCache<string, number>({ max: MOST_COUNTED });
  readonly #statements: LRUCache<string, Statement>;
  #dropped: Uint8Array[] = [];
  #names = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#statements = new LRUCache<string, Statement>({
      max: MOST_PREPARED,
      dispose: ({ name }) => this.#dropped.push(serialize.close({ type: 'S', name })),
    });
  }

  /** Runs a recurring read; returns null for any other statement, which the caller must run. */
  async read<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row> | null> {
    if (!/^\s*select\b/i.test(sql)) return null;
    const times = this.#runs.get(sql) ?? 0;
    this.#runs.set(sql, times + 1);
    if (times < RUNS_BEFORE) return null;
    return this.#pglite.runExclusive(async () => {
      const statement = this.#statements.get(sql) ?? (await this.#prepare(sql));
      const values = this.#written(parameters, statement);
      const answered = await this.#send(serialize.bind({ statement: statement.name, values }), serialize.execute({}));
      const [result] = parse.parseResults([...statement.columns, ...answered], this.#pglite.parsers);
      return { rows: (result?.rows ?? []) as Row[] };
    });
  }

  async #prepare(sql: string): Promise<Statement> {
    const name = `kept_${(this.#names += 1)}`;
    const answered = await this.#send(
      ...this.#dropped.splice(0),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answered),
      columns: answered.filter((message): message is Message => message.name === 'rowDescription'),
    };
    this.#statements.set(sql, statement);
    return statement;
  }

  #written(parameters: Parameters, { parameterTypes }: Statement): (string | null)[] {
    return parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serializer = this.#pglite.serializers[parameterTypes[index] ?? 0];
      return serializer ? serializer(value) : String(value as string);
    });
  }

  /** Sends messages with a sync, which resets PostgreSQL after a failed statement. Reads need no sync to disk. */
  #send(...messages: Uint8Array[]): Promise<Result> {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });
  }
}
