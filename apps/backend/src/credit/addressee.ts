import type { InvoiceAddressee } from '@rider/model/invoice';
import { findBillingAddress } from '../account/billing-address.ts';
import type { Database } from '../database/open.ts';

/** Current company, license and billing address of a buyer. */
export async function addresseeOf(database: Database, buyerId: number): Promise<InvoiceAddressee> {
  const buyer = await database
    .selectFrom('buyer')
    .select(['company', 'contractor_license', 'first_name', 'last_name', 'nickname'])
    .where('id', '=', buyerId)
    .executeTakeFirstOrThrow();
  const billing = await findBillingAddress(database, buyerId);
  const place = billing === null ? '' : [billing.city, billing.state, billing.zip].filter(Boolean).join(' ');
  return {
    company: buyer.company,
    license: buyer.contractor_license,
    name: `${buyer.first_name} ${buyer.last_name}`.trim() || buyer.nickname,
    address: [billing?.addressee, billing?.street1, billing?.street2, place, billing?.country].filter(
      (line): line is string => Boolean(line),
    ),
  };
}
