import type { CatalogueContents } from './contents.ts';
import type { Database, Transaction } from '../database/open.ts';

/** Input for filling a domain's tables at the first start. */
export interface Installation {
  transaction: Transaction;
  /** The validated catalogue. */
  contents: CatalogueContents;
  /** Epoch milliseconds of the install; the catalogue's offsets count from here. */
  now: number;
}

/** Fills one domain's tables. */
export type InstallStep = (installation: Installation) => Promise<void>;

/**
 * Runs all steps in one transaction, once per database; after a crash the next start runs them again. Several processes on one PostgreSQL
 * wait for each other. Calls `readContents` only for an empty database.
 */
export async function installOnce(
  database: Database,
  steps: readonly InstallStep[],
  options: { readContents: () => CatalogueContents; now: number },
): Promise<void> {
  const installed = await database.selectFrom('installation').select('id').executeTakeFirst();
  if (installed !== undefined) return;
  const contents = options.readContents();
  await database.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('installation')
      .values({ id: 1, installed_at: new Date(options.now) })
      // A second process waits here until the first has committed, and then inserts nothing.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (first === undefined) return;
    for (const step of steps) await step({ transaction, contents, now: options.now });
  });
}
