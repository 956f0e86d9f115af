import type { messages as protocolMessages } from '@electric-sql/pglite';
import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { LRUCache } from 'lru-cache';

/** The most bytes of all results that are kept, as the database sent them. */
const MOST_BYTES = 8_000_000;
const MOST_BYTES_OF_ONE = 1_000_000;
const MOST_TEXTS = 2_000;

/** What PostgreSQL answered to a statement. */
export type Result = protocolMessages.BackendMessage[];

/** What a statement does to the database, as its text tells. */
type Effect = { kind: 'reads' | 'writes'; tables: readonly string[] } | { kind: 'nothing' | 'anything' };

/** What texts are judged by, from the catalogue of the database. */
interface Schema {
  tables: ReadonlySet<string>;
  /** What else is written when a table is: what its keys cascade to, and what its triggers name. */
  drawn: ReadonlyMap<string, readonly string[]>;
  /** Functions and views of our own: no text tells what they read or write. */
  opaque: ReadonlySet<string>;
  /** Functions whose answers change by themselves. */
  unsteady: ReadonlySet<string>;
}

const READING = ['select', 'with'];
const WRITING = ['insert', 'update', 'delete', 'merge'];
/** Statements that change no row; any other may change everything. */
const HARMLESS = ['begin', 'start', 'commit', 'rollback', 'savepoint', 'release', 'set', 'show', 'explain', 'lock'];
/** What reads the clock or the catalogue of PostgreSQL's own words that are not volatile functions, and what locks rows. */
const UNSTEADY =
  /^(now|age|today|tomorrow|yesterday|localtime|localtimestamp|transaction_timestamp|statement_timestamp|information_schema|share|into|(pg|current)_.*)$/;

const SCHEMA = `
  select array(select relname::text from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace) as tables,
    (select coalesce(jsonb_agg(jsonb_build_array(of.relname, drawn)), '[]') from (
      select confrelid as of, conrelid::regclass::text as drawn from pg_constraint
      where contype = 'f' and (confdeltype in ('c', 'n', 'd') or confupdtype in ('c', 'n', 'd'))
      union all
      select tgrelid, prosrc from pg_trigger join pg_proc on pg_proc.oid = tgfoid where not tgisinternal
    ) as drawing join pg_class as of on of.oid = drawing.of) as drawn,
    array(select proname::text from pg_proc where pronamespace = 'public'::regnamespace
      union select relname::text from pg_class where relkind in ('v', 'm', 'f')
        and relnamespace = 'public'::regnamespace) as opaque,
    array(select proname::text from pg_proc where provolatile = 'v') as unsteady`;

/**
 * Keeps what reading statements answered until a table that they name is written to. It is exact because the one connection of the embedded
 * database is the only way to its tables, and whoever holds it tells here of each statement before it runs. A text is taken to read or
 * write each table that it has a word of: one too many costs a reading, never a wrong answer.
 */
export class KeptResults {
  readonly #effects = new LRUCache<string, Effect>({ max: MOST_TEXTS });
  readonly #results = new LRUCache<string, { result: Result; version: number }>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_BYTES_OF_ONE,
    sizeCalculation: ({ result }, key) => result.reduce((sum, { length }) => sum + length, key.length),
  });
  /** How often each table was written to, and how often anything may have changed. They only grow, so that their sum is a version. */
  readonly #writes = new Map<string, number>();
  #upheavals = 0;
  #schema: Schema | null = null;

  /** Tells that a statement is about to run on the connection. Returns whether it may change rows, or locks them in order to. */
  async tell(sql: string, connection: DatabaseConnection): Promise<boolean> {
    const effect = this.#effects.get(sql) ?? (await this.#judge(sql, connection));
    if (effect.kind === 'writes')
      for (const table of effect.tables) this.#writes.set(table, (this.#writes.get(table) ?? 0) + 1);
    if (effect.kind === 'anything') {
      this.#upheavals += 1;
      this.#effects.clear();
      this.#results.clear();
      this.#schema = null;
    }
    return effect.kind === 'writes' || effect.kind === 'anything';
  }

  /** The result of a reading statement that was told of: kept under `key`, or got by `run` and then kept if its text allows. */
  async resultOf(sql: string, key: string, run: () => Promise<Result>): Promise<Result> {
    const effect = this.#effects.get(sql);
    if (effect?.kind !== 'reads') return run();
    const version = effect.tables.reduce((sum, table) => sum + (this.#writes.get(table) ?? 0), this.#upheavals);
    const kept = this.#results.get(key);
    if (kept?.version === version) return kept.result;
    const result = await run();
    this.#results.set(key, { result, version });
    return result;
  }

  async #judge(sql: string, connection: DatabaseConnection): Promise<Effect> {
    const words = wordsOf(sql);
    const [first = ''] = words;
    if (HARMLESS.includes(first)) return { kind: 'nothing' };
    if (!READING.includes(first) && !WRITING.includes(first)) return { kind: 'anything' };
    const effect = effectOf(words, (this.#schema ??= await readSchema(connection)));
    this.#effects.set(sql, effect);
    return effect;
  }
}

/** What {@link SCHEMA} answers. */
interface SchemaRow extends Record<'tables' | 'opaque' | 'unsteady', string[]> {
  drawn: [table: string, text: string][];
}

async function readSchema(connection: DatabaseConnection): Promise<Schema> {
  const [row] = (await connection.executeQuery<SchemaRow>(CompiledQuery.raw(SCHEMA))).rows;
  if (row === undefined) throw new Error('the database does not tell its tables');
  const tables = new Set(row.tables);
  const drawn = [...Map.groupBy(row.drawn, ([table]) => table)].map(([table, texts]) => {
    const words = texts.flatMap(([, text]) => wordsOf(text));
    return [table, words.filter((word) => tables.has(word))] as const;
  });
  return { tables, drawn: new Map(drawn), opaque: new Set(row.opaque), unsteady: new Set(row.unsteady) };
}

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z_]\w*/g))];
}

/** The effect of a statement that reads or writes rows, by its words. */
function effectOf(words: readonly string[], { tables, drawn, opaque, unsteady }: Schema): Effect {
  if (words.some((word) => opaque.has(word))) return { kind: 'anything' };
  const named = new Set(words.filter((word) => tables.has(word)));
  if (words.some((word) => WRITING.includes(word))) {
    // A set goes on with what is added while it is walked.
    for (const table of named) for (const other of drawn.get(table) ?? []) named.add(other);
    return { kind: 'writes', tables: [...named] };
  }
  const isSteady = named.size > 0 && !words.some((word) => unsteady.has(word) || UNSTEADY.test(word));
  return isSteady ? { kind: 'reads', tables: [...named] } : { kind: 'nothing' };
}
