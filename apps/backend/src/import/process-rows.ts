import { columnsByHeading, IMPORT_COLUMNS, type ImportKind, type RowOutcome } from '@rider/model/import';
import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';
import type { EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText, validationText } from '../messages/index.ts';
import { cellsOf } from './cells-of.ts';
import { failedText } from './failed-text.ts';
import { nextRows, writeOutcomes, type Import } from './import-rows.ts';
import type { Cells, RowKind, RowSaving } from './kind/row-kind.ts';
import { ROW_KINDS } from './kind/row-kinds.ts';

/** Rows of one transaction of a kind that is saved whole. */
const MOST_WHOLE = 2_000;

/** Faults by path as the texts of a row. */
export function faultText(kind: ImportKind, errors: Readonly<Record<string, string>>): string {
  return Object.entries(errors)
    .map(([path, text]) => `${IMPORT_COLUMNS[kind].find((column) => column.path === path)?.name ?? path}: ${text}`)
    .join(' ');
}

function errorsOf(error: unknown): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null;
  return (error.detail.data as { errors?: Record<string, string> } | undefined)?.errors ?? {};
}

/** Saves a row; one with a fault leaves nothing. */
async function saveRow(
  { save }: RowKind,
  kind: ImportKind,
  saving: RowSaving,
  cells: Cells,
): Promise<{ outcome: RowOutcome; detail: string }> {
  const { transaction, locale } = saving;
  await sql`savepoint import_row`.execute(transaction);
  try {
    const saved = await save(saving, cells);
    if ('outcome' in saved) return { outcome: saved.outcome, detail: saved.changes.join('\n') };
    const texts = Object.entries(saved.errors).map(([path, id]) => [path, validationText(id, locale)]);
    return { outcome: 'faulty', detail: faultText(kind, Object.fromEntries(texts) as Record<string, string>) };
  } catch (error) {
    const errors = errorsOf(error);
    const unexpected = errors === null ? failedText(error, locale) : messageText('backend.import.rowGone', locale);
    await sql`rollback to savepoint import_row`.execute(transaction);
    return { outcome: 'faulty', detail: faultText(kind, errors ?? {}) || unexpected };
  }
}

/** Checks or applies the next `count` rows of an import that has a kind of rows; false once none is left. */
export async function processRows(
  transaction: Transaction,
  running: Import,
  { count, services }: { count: number; services: EmailServices },
): Promise<boolean> {
  const { kind, headings, columns, digest, state, agent_id: agentId, locale } = running;
  if (kind === 'products') return false;
  const rows = await nextRows(transaction, running, ROW_KINDS[kind].isWhole ? MOST_WHOLE : count);
  const position = rows.at(-1)?.first;
  if (position === undefined) return false;
  const saving = { transaction, operator: { id: agentId, at: new Date(services.clock()) }, locale, email: services };
  const paths = columns ?? columnsByHeading(kind, headings);
  await sql`savepoint import_rows`.execute(transaction);
  const done = [];
  for (const { number, cells } of rows) {
    const row = { ...saving, rowKey: `${digest}:${number}` };
    done.push({ number, ...(await saveRow(ROW_KINDS[kind], kind, row, cellsOf(kind, paths, cells))) });
  }
  // A check saves the rows like the import itself, so that it finds the same faults.
  if (state === 'checking') await sql`rollback to savepoint import_rows`.execute(transaction);
  await writeOutcomes(transaction, running, { done, position });
  return true;
}
