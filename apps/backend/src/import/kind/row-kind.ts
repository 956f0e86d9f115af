import type { OperatorActionName } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { RowOutcome } from '@rider/model/import';
import { validate } from '@rider/model/validation';
import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { Database, Transaction } from '../../database/open.ts';
import type { EmailServices } from '../../email/outbox.ts';
import type { ReadTag } from '../../http/read-cache.ts';
import type { MessageId } from '../../messages/index.ts';
import type { Operator } from '../../operator/operator-calls.ts';

/** The texts of a row by the paths of its columns. */
export type Cells = Readonly<Record<string, string>>;

/** Circumstances of a row that is saved. */
export interface RowSaving {
  transaction: Transaction;
  operator: Operator;
  locale: Locale;
  email: EmailServices;
  /** The same for the same row of a file that is imported again. */
  rowKey: string;
}

/** Services of exports; demonstration buyers are left out while demonstration is off. */
export interface ExportServices {
  database: Database;
  demo: boolean;
  /** The only price list of files of price lists; all without it. */
  list?: number;
}

/** What a row did. */
export interface SavedRow {
  outcome: Exclude<RowOutcome, 'faulty'>;
  /** A line for each change; empty for a row that made something new. */
  changes: string[];
}

/** Finds faults that only several rows show: called with each row in order, returns the message and the path of a fault. */
export type RowWatch = (cells: Cells) => { path: string; fault: MessageId } | null;

/** A kind of file whose rows are saved one by one. */
export interface RowKind {
  /** How an applied file is named in the log. */
  action: OperatorActionName;
  /** The public answers that its changes make stale. */
  tags: readonly ReadTag[];
  /** Whether all rows of a file are saved in one transaction; only for files that are always short. */
  isWhole?: boolean;
  watch: () => RowWatch;
  /**
   * Checks and saves a row; saved again, it changes nothing. What was written before an error is rolled back. @throws ApiError `faulty-fields` with errors by path, and
   * those of the operations that it calls.
   */
  save: (saving: RowSaving, cells: Cells) => Promise<SavedRow | { errors: Record<string, string> }>;
  /** All rows of the shop, without headings, in the order of the columns. */
  exported: (services: ExportServices) => AsyncIterable<string[]>;
}

/** A kind of file whose rows a schema reads. */
export function rowKind<Schema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>({
  schema,
  save,
  ...kind
}: Omit<RowKind, 'save'> & {
  schema: Schema;
  save: (saving: RowSaving, row: InferOutput<Schema>) => Promise<SavedRow>;
}): RowKind {
  return {
    ...kind,
    save: async (saving, cells) => {
      const { values, errors } = validate(schema, cells);
      return errors ? { errors } : save(saving, values);
    },
  };
}

/** Finds rows with the values of an earlier row in columns that identify it; reported at the last of them. */
export function watchRepeated(
  paths: readonly [string, ...string[]],
  normalize: (cells: Cells) => Cells = (cells) => cells,
): RowWatch {
  const seen = new Set<string>();
  return (given) => {
    const cells = normalize(given);
    const key = JSON.stringify(paths.map((path) => (cells[path] ?? '').toLowerCase()));
    if (seen.has(key)) return { path: paths.at(-1) ?? '', fault: 'backend.import.repeated' };
    seen.add(key);
    return null;
  };
}
