import { applyImport, getImportProgress, startImport, type ImportProgress } from '@rider/api/operator';
import type { ImportKind } from '@rider/model/import';
import { expect, vi } from 'vitest';
import { fileOfRows } from '../../src/document/table-file.ts';
import { withTable } from '../../src/import/file/read-table.ts';
import { runImports } from '../../src/import/run-imports.ts';
import type { Shop } from './databases.ts';
import { operatorApi } from './refund/refund-calls.ts';

type Rows = readonly (readonly string[])[];

/** All rows of a file, within limits. */
export function rowsOfFile(bytes: Uint8Array, limits?: Parameters<typeof withTable>[2]): Promise<string[][]> {
  return withTable(
    bytes,
    async (rows) => {
      const all: string[][] = [];
      for await (const row of rows) all.push(row);
      return all;
    },
    limits,
  );
}

/** Imports and exports files of a kind at the desk, as the owner. */
export async function importFiles(shop: Shop, kind: ImportKind) {
  const api = await operatorApi(shop);
  const services = {
    sendsEmail: false,
    shopOrigin: 'http://shop.test',
    database: shop.database,
    clock: () => shop.clock.now,
    cache: { invalidate: vi.fn() },
  };
  /** Waits for an import; the shop's own turn may be working on it. */
  const ended = (id: string) =>
    vi.waitFor(
      async () => {
        await runImports(services);
        const progress = await getImportProgress(api, id);
        expect(['checked', 'applied']).toContain(progress.state);
        return progress;
      },
      { timeout: 60_000, interval: 100 },
    );
  const rowsOf = async (path: string): Promise<string[][]> => {
    const token = await shop.signInAgent();
    const response = await shop.fetch(`http://shop.test/api/operator/${path}`, {
      headers: { 'Authori-zation': `Bearer ${token}` },
    });
    return rowsOfFile(new Uint8Array(await response.arrayBuffer()));
  };
  const check = async (rows: Rows, format: 'csv' | 'xlsx' = 'csv'): Promise<ImportProgress> => {
    const file = new File([await fileOfRows(rows, format)], `${kind}.${format}`);
    return ended((await startImport(api, { file, kind })).id);
  };
  return {
    api,
    ended,
    check,
    /** Checks and applies a file. */
    apply: async (rows: Rows): Promise<ImportProgress> => {
      const { id } = await check(rows);
      await applyImport(api, id);
      return ended(id);
    },
    /** The faults of a file, `<row> <column>: <reason>`. */
    faultsOf: async (rows: Rows): Promise<string[]> =>
      (await check(rows)).faults.map(({ number, detail }) => `${number} ${detail}`),
    exported: () => rowsOf(`export?kind=${kind}&format=xlsx`),
    resultOf: (id: string) => rowsOf(`imports/${id}/file`),
  };
}
