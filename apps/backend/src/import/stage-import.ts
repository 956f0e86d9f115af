import { MOST_VARIANTS, RICH_TEXT_LENGTH, SHORT_TEXT_LENGTH } from '@rider/model/limits';
import type { Locale } from '@rider/model/locale';
import type { ImportKind } from '@rider/model/import';
import { createHash } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import { analyzeTables } from '../database/analyze-tables.ts';
import type { Database } from '../database/open.ts';
import { textIdOf } from '../http/answers.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { cellsOf } from './cells-of.ts';
import { requireColumns } from './import-mapping.ts';
import { faultText } from './process-rows.ts';
import { ROW_KINDS } from './kind/row-kinds.ts';
import type { Cells } from './kind/row-kind.ts';
import type { ImportRowTable } from './tables.ts';

/** Connections are closed after a minute without an answer (ms). */
const ANSWER_AFTER = 10_000;
/** Rows of a file from which the planner needs its statistics: without them each portion of a check reads all rows. */
const MANY_ROWS = 500;
/** Rows written at once, which a page may have to wait for. */
const PORTION = 100;
const MOST_ROWS = 200_000;
const NO_ROWS = { created: 0, changed: 0, same: 0, faulty: 0 };

/** A file to import. */
export interface ImportFile {
  name: string;
  kind: ImportKind;
  /** The path of each column, empty for those that are not used. */
  columns: readonly string[];
  /** The headings first. */
  rows: AsyncGenerator<string[], void>;
  operator: Operator;
  locale: Locale;
  clock: () => number;
  /** Called with the id if rows are still stored after `ANSWER_AFTER`. A fault that is found later is saved with the import. */
  onLongRun?: (id: number) => void;
  /** Waits between portions of rows until the shop has time. */
  pause?: () => Promise<unknown>;
}

type RowFault = 'noSku' | 'twice' | 'noProduct' | 'tooMany' | 'tooLong';

/** A text without NUL, which the database cannot store. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '');
}

const boundedText = (cell: string) => storableText(cell).slice(0, RICH_TEXT_LENGTH);

/** Finds the product of each row: that of its SKU, else the one that its column `Product` names. */
class ProductFinder {
  readonly #productOfSku: ReadonlyMap<string, number>;
  readonly #ids: ReadonlySet<string>;
  readonly #named = new Map<string, string>();
  readonly #codes = new Set<string>();
  readonly #rows = new Map<string, number>();

  constructor(skus: readonly { code: string; product_id: number }[]) {
    this.#productOfSku = new Map(skus.map(({ code, product_id: id }) => [code, id]));
    this.#ids = new Set(skus.map(({ product_id: id }) => String(id)));
  }

  /** The product, or the message of the fault. */
  find(code: string, name: string): { product: string } | { fault: RowFault } {
    if (code === '') return { fault: 'noSku' };
    if (Math.max(code.length, name.length) > SHORT_TEXT_LENGTH) return { fault: 'tooLong' };
    if (this.#codes.has(code)) return { fault: 'twice' };
    this.#codes.add(code);
    const known = this.#productOfSku.get(code);
    const product = known === undefined ? this.#byName(name) : `id:${known}`;
    if (product === null) return { fault: 'noProduct' };
    const rows = (this.#rows.get(product) ?? 0) + 1;
    this.#rows.set(product, rows);
    if (rows > MOST_VARIANTS) return { fault: 'tooMany' };
    // A new variant after this row, with the same name, belongs to the same product.
    if (name !== '') this.#named.set(name, product);
    return { product };
  }

  #byName(name: string): string | null {
    if (name === '') return null;
    return this.#named.get(name) ?? (this.#ids.has(name) ? `id:${name}` : `new:${name}`);
  }
}

/** Finds for each row, in order, what it is saved with, or its fault. */
type RowJudge = (cells: Cells, number: number) => { product: string; fault: string | null };

async function rowJudge(database: Database, kind: ImportKind, locale: Locale): Promise<RowJudge> {
  if (kind !== 'products') {
    const watch = ROW_KINDS[kind].watch();
    return (cells, number) => {
      const found = watch(cells);
      const fault = found && faultText(kind, { [found.path]: messageText(found.fault, locale) });
      return { product: `row:${number}`, fault };
    };
  }
  const finder = new ProductFinder(await database.selectFrom('sku').select(['code', 'product_id']).execute());
  return (cells, number) => {
    const found = finder.find((cells['code'] ?? '').toUpperCase(), cells['product'] ?? '');
    return 'fault' in found
      ? {
          product: `row:${number}`,
          fault: messageText(`backend.import.${found.fault}`, locale, { most: MOST_VARIANTS }),
        }
      : { product: found.product, fault: null };
  };
}

interface Staged {
  id: number;
  headings: readonly string[];
  judge: RowJudge;
}

/** Stores rows, some at a time, so that the shop answers between them. Returns their number, that of those with a fault, and a digest of the file. */
async function storeRows(
  database: Database,
  { id, headings, judge }: Staged,
  { columns, kind, rows, locale, clock, pause }: ImportFile,
): Promise<{ total: number; faulty: number; digest: string }> {
  const digest = createHash('sha256').update(JSON.stringify(headings));
  const firsts = new Map<string, number>();
  let portion: Omit<Insertable<ImportRowTable>, 'import_id'>[] = [];
  let [total, faulty] = [0, 0];
  const flush = async () => {
    if (portion.length === 0) return;
    // One parameter for all rows: binding each cell takes longer than storing it.
    await sql`insert into product_import_row (import_id, number, product, first, cells, outcome, detail)
      select ${id}, number, product, first, cells, outcome, detail from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb)
        as portion (number integer, product text, first integer, cells text[], outcome text, detail text)`.execute(
      database,
    );
    await database
      .updateTable('product_import')
      .set({ read_at: new Date(clock()) })
      .where('id', '=', id)
      .execute();
    portion = [];
    await pause?.();
  };
  for await (const cells of rows) {
    total += 1;
    digest.update(JSON.stringify(cells));
    // The headings are row 1.
    const number = total + 1;
    if (total > MOST_ROWS) throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_ROWS } });
    // Cells beyond the headings belong to no column.
    const own = cells.slice(0, headings.length);
    const stored = own.map(boundedText);
    const { product, fault } = own.some((cell) => cell.length > RICH_TEXT_LENGTH)
      ? { product: `row:${number}`, fault: messageText('backend.import.tooLong', locale) }
      : judge(cellsOf(kind, columns, stored), number);
    const first = firsts.get(product) ?? number;
    firsts.set(product, first);
    if (fault !== null) faulty += 1;
    const outcome = fault === null ? null : ('faulty' as const);
    portion.push({ number, product, first, cells: stored, outcome, detail: fault ?? '' });
    if (portion.length === PORTION) await flush();
  }
  await flush();
  return { total, faulty, digest: digest.digest('hex') };
}

/** Ends an import whose file could not be read to its end, with the reason. */
async function interrupt(database: Database, { id, locale }: { id: number; locale: Locale }, error: unknown) {
  const isOfFile = error instanceof ApiError;
  if (!isOfFile) console.error(`the file of import ${id} was not stored:`, error);
  const fault = isOfFile ? messageText(textIdOf(error.reason), locale, error.detail.parameters) : '';
  await database
    .updateTable('product_import')
    .set({ state: 'interrupted', fault })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute();
}

/**
 * Stores the rows of a file to be checked; nothing of the shop changes. Returns the import's id. @throws ApiError `unreadable-file`,
 * `file-without-column`, `too-many-at-once`, `malformed-request`.
 */
export async function stageImport(database: Database, file: ImportFile): Promise<number> {
  const { name, kind, columns, rows, operator, locale, onLongRun } = file;
  const { value: first, done } = await rows.next();
  if (done) throw new ApiError('unreadable-file', { status: 400 });
  requireColumns(kind, first, columns);
  const headings = first.map(boundedText);
  const judge = await rowJudge(database, kind, locale);
  const { id } = await database
    .insertInto('product_import')
    .values({
      file_name: name,
      kind,
      headings,
      columns: [...columns],
      state: 'reading',
      agent_id: operator.id,
      locale,
      created_at: operator.at,
      read_at: operator.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let isLong = false;
  const answering = setTimeout(() => {
    isLong = onLongRun !== undefined;
    onLongRun?.(id);
  }, ANSWER_AFTER);
  try {
    const { total, faulty, digest } = await storeRows(database, { id, headings, judge }, file);
    if (total >= MANY_ROWS) await analyzeTables(database, ['product_import_row']);
    await database
      .updateTable('product_import')
      .set({ state: 'checking', total, digest, counts: JSON.stringify({ ...NO_ROWS, faulty }) })
      .where('id', '=', id)
      .where('state', '=', 'reading')
      .execute();
    return id;
  } catch (error) {
    if (isLong) await interrupt(database, { id, locale }, error);
    else await database.deleteFrom('product_import').where('id', '=', id).execute();
    throw error;
  } finally {
    clearTimeout(answering);
  }
}
