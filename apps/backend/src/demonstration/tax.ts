import type { Database } from '../database/open.ts';

/** Where the demonstration's company is registered for sales tax: at home in California, and in Georgia. */
const REGISTERED = ['CA', 'GA'];

/** Lets the demonstration collect sales tax in two states, so that some orders have tax and most buyers' have none. */
export async function collectTax(database: Database): Promise<void> {
  await database
    .updateTable('tax_rate')
    .set({ is_collected: true })
    .where('country', '=', 'US')
    .where('state', 'in', REGISTERED)
    .execute();
}
