import type { Database } from '../database/open.ts';
import { US_RATES } from './us-rates.ts';

/** Adds the rates of US states to a database without any; the shop is registered in no state until an operator changes it. */
export async function addTaxRates(database: Database): Promise<void> {
  const present = await database.selectFrom('tax_rate').select('state').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  await database
    .insertInto('tax_rate')
    .values(
      Object.entries(US_RATES).map(([state, [rate, taxesFreight]]) => ({
        country: 'US',
        state,
        rate,
        taxes_freight: taxesFreight,
        is_collected: false,
      })),
    )
    // Another process may insert the same rows.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
