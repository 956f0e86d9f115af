import type { Database } from '../database/open.ts';

/** States in which the demonstration company is registered for sales tax: its own, California, and Georgia. */
const REGISTERED = ['CA', 'GA'];

/** Makes the demonstration collect sales tax in two states, so that some orders have tax and most have none. */
export async function collectTax(database: Database): Promise<void> {
  await database
    .updateTable('tax_rate')
    .set({ is_collected: true })
    .where('country', '=', 'US')
    .where('state', 'in', REGISTERED)
    .execute();
}
