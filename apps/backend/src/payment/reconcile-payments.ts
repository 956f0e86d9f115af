import { DEFAULT_FORMATS, type ShopFormats } from '@rider/model/locale';
import type { Reconciliation } from '@rider/model/payment';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { openProviders, type ProviderOptions } from '../payment-accounts/providers.ts';
import { setShopFormats } from '../messages/shop-formats.ts';
import { reconcile, type ComparedTime } from './reconciliation.ts';

/** The location of the payments, and the accounts at their providers. */
export interface ReconcilingOptions extends Pick<ProviderOptions, 'payments' | 'demo' | 'shopOrigin'> {
  formats?: ShopFormats;
  dataDir?: string;
  databaseUrl?: string;
}

/**
 * Opens the database and reconciles the payments of a period, for the operator's command. @throws DirectoryInUse if a shop is running on
 * the same embedded database.
 */
export async function reconcilePayments(options: ReconcilingOptions, time: ComparedTime): Promise<Reconciliation> {
  setShopFormats(options.formats ?? DEFAULT_FORMATS);
  const database = await openDatabase(options);
  try {
    await migrate(database);
    const notify = () => Promise.resolve(new Response(null, { status: 503 }));
    const { gateways, sandbox } = openProviders({ ...options, database, clock: Date.now, notify });
    try {
      return await reconcile({ database, gateways }, time);
    } finally {
      sandbox?.close();
    }
  } finally {
    await database.destroy();
  }
}
