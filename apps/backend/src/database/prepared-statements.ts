import { parse, protocol, types, type messages as protocolMessages, type PGlite } from '@electric-sql/pglite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Maximum number of prepared statements, each with a plan of about 50 kB. */
const MOST_PREPARED = 250;
/** Runs before a statement is prepared, because most statements with a list of ids run only once. */
const RUNS_BEFORE = 2;
const MOST_COUNTED = 1_000;

type Columns = protocolMessages.RowDescriptionMessage;
type Parameters = CompiledQuery['parameters'];

interface Statement {
  name: string;
  parameterTypes: number[];
  columns: Columns['fields'];
}

const { serialize } = protocol;

/** Types of PostgreSQL's messages. */
const DATA_ROW = 0x44;
const ERROR_RESPONSE = 0x45;
/** Length of a row's type, length and number of values (bytes). */
const ROW_HEAD = 7;

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
      const answer = await this.#send(serialize.bind({ statement: statement.name, values }), serialize.execute({}));
      return { rows: this.#rowsOf<Row>(answer, statement) };
    });
  }

  async #prepare(sql: string): Promise<Statement> {
    const name = `kept_${(this.#names += 1)}`;
    const answer = await this.#send(
      ...this.#dropped.splice(0),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    const messages = messagesOf(answer);
    const columns = messages.find((message): message is Columns => message.name === 'rowDescription');
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      columns: columns?.fields ?? [],
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

  /** The rows of an answer. PGlite's own parser allocates a buffer for each value, which takes as long as running the statement. */
  #rowsOf<Row>(answer: Buffer, { columns }: Statement): Row[] {
    return startsOf(answer, DATA_ROW).map((start) => {
      let at = start + ROW_HEAD;
      const row: Record<string, unknown> = {};
      for (const { name, dataTypeID } of columns) {
        // A null has the length -1.
        const length = answer.readInt32BE(at);
        const from = at + 4;
        at = from + Math.max(0, length);
        const text = length < 0 ? null : answer.toString('utf8', from, at);
        row[name] = types.parseType(text, dataTypeID, this.#pglite.parsers);
      }
      return row as Row;
    });
  }

  /** Sends messages with a sync, which resets PostgreSQL after a failed statement. Reads need no sync to disk. */
  async #send(...messages: Uint8Array[]): Promise<Buffer> {
    const chunks: Buffer[] = [];
    await this.#pglite.execProtocolRawStream(Buffer.concat([...messages, serialize.sync()]), {
      syncToFs: false,
      // A copy, because the bytes are in the database's own memory.
      onRawData: (bytes) => chunks.push(Buffer.from(bytes)),
    });
    const answer = Buffer.concat(chunks);
    if (startsOf(answer, ERROR_RESPONSE).length > 0)
      for (const message of messagesOf(answer)) if (message instanceof Error) throw message;
    return answer;
  }
}

/** Where an answer has messages of a type. Each begins with its type and its length without it. */
function startsOf(answer: Buffer, type: number): number[] {
  const starts: number[] = [];
  for (let start = 0; start < answer.length; start += 1 + answer.readInt32BE(start + 1))
    if (answer[start] === type) starts.push(start);
  return starts;
}

function messagesOf(answer: Buffer): protocolMessages.BackendMessage[] {
  const messages: protocolMessages.BackendMessage[] = [];
  new protocol.Parser().parse(answer, (message) => messages.push(message));
  return messages;
}
