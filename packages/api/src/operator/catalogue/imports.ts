import type { ImportKind, ImportState, RowOutcome } from '@rider/model/import';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** An import of a file. */
export interface FileImport {
  id: string;
  fileName: string;
  kind: ImportKind;
  state: ImportState;
  /** Epoch ms. */
  startedAt: number;
  /** Who started it. */
  by: string;
}

/** A row of the file, counted as a spreadsheet does, with its faults or changes. */
export interface ImportedRow {
  number: number;
  detail: string;
}

/** The progress of an import. Before it is applied, the outcomes are what applying it would do. */
export interface ImportProgress extends Pick<FileImport, 'id' | 'fileName' | 'kind' | 'state'> {
  /** Why an interrupted one could not be read to its end; empty if the shop ended meanwhile. */
  fault: string;
  /** The headings whose columns are not used. */
  unused: string[];
  /** Rows by outcome. */
  counts: Record<RowOutcome, number>;
  /** Rows that are not checked or applied yet. */
  left: number;
  /** The first rows with a fault. */
  faults: ImportedRow[];
  /** The first rows with a change. */
  changes: ImportedRow[];
}

/** The columns of a file whose headings are not those of the template. */
export interface FileMapping {
  headings: string[];
  /** The first values of each column. */
  samples: string[][];
  /** The likely path of each column in `IMPORT_COLUMNS`; empty for none. */
  columns: string[];
}

/** An import that has started, or, with an empty id, the columns that must be chosen first. */
export interface StartedImport {
  id: string;
  mapping: FileMapping | null;
}

/** A file to import. */
export interface ImportFileInput {
  file: File;
  kind: ImportKind;
  /** The path of each column, empty for those that are not used; remembered for files with the same headings. */
  columns?: readonly string[];
  /** Whether the columns are to be chosen, even if they are known. */
  choose?: boolean;
}

/** A large file takes a while to be read (ms). */
const UPLOAD_TIMEOUT_MS = 120_000;

/** The imports, newest first; searched by file name. */
export function getImports(api: Api, query: OperatorListQuery): Promise<OperatorList<FileImport>> {
  return getOperatorList(api, 'imports', query);
}

/** An import with its progress. */
export function getImportProgress(api: Api, id: string): Promise<ImportProgress> {
  return getOwn(api, operatorPath`imports/${id}`);
}

/** The rows of an import with an outcome (`state`) that have faults or changes to show, in the order of the file. */
export function getImportRows(
  api: Api,
  id: string,
  query: OperatorListQuery & { state: RowOutcome },
): Promise<OperatorList<ImportedRow>> {
  return getOperatorList(api, `imports/${encodeURIComponent(id)}/rows`, query);
}

/** Sends a file, which is then checked row by row; nothing changes until it is applied. Rejects a file without a required column with 900015. */
export async function startImport(api: Api, { file, kind, columns, choose }: ImportFileInput): Promise<StartedImport> {
  const form = new FormData();
  form.set('kind', kind);
  if (columns) form.set('columns', JSON.stringify(columns));
  if (choose) form.set('choose', '1');
  form.set('file', file);
  return (await api.post(operatorPath`imports`, form, { timeoutMs: UPLOAD_TIMEOUT_MS })).data as StartedImport;
}

/** Saves the rows of a checked import that have no fault. */
export function applyImport(api: Api, id: string): Promise<void> {
  return postOwn(api, operatorPath`imports/${id}/apply`);
}

/** Ends an import; what it has saved stays. */
export function cancelImport(api: Api, id: string): Promise<void> {
  return postOwn(api, operatorPath`imports/${id}/cancel`);
}
