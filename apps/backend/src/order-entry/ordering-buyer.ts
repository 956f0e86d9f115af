import type { OrderingBuyer } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { listAddresses } from '../address/addresses.ts';
import { addressLine } from '../address/line.ts';
import { limitingCompany } from '../buyer-company/company-of.ts';
import { readCredit } from '../credit/credit-terms.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

const MOST_ADDRESSES = 100;

/** Requires a buyer who may order. @throws ApiError `unknown-buyer`. */
export async function requireOrderingBuyer(database: Database, buyerId: number) {
  const buyer = await database
    .selectFrom('buyer')
    .select(['id', 'first_name', 'last_name', 'nickname', 'company', 'account', 'email'])
    .where('id', '=', buyerId)
    .where('state', '=', 'active')
    // Partners' buyers only chat.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('partner_buyer').select('buyer_id').whereRef('buyer_id', '=', 'buyer.id'))),
    )
    .executeTakeFirst();
  if (buyer === undefined) throw new ApiError('unknown-buyer', { status: 400 });
  return buyer;
}

/** A buyer with addresses and credit, for an order of an operator. @throws ApiError `unknown-buyer`. */
export async function readOrderingBuyer(database: Database, buyerId: number, locale: Locale): Promise<OrderingBuyer> {
  const buyer = await requireOrderingBuyer(database, buyerId);
  const addresses = await listAddresses(database, buyerId, { limit: MOST_ADDRESSES, offset: 0 });
  const texts = await Promise.all(addresses.map((address) => addressLine(database, address)));
  return {
    uid: String(buyer.id),
    name: `${buyer.first_name} ${buyer.last_name}`.trim() || buyer.nickname,
    company: buyer.company,
    account: buyer.account,
    email: buyer.email,
    addresses: addresses.map(({ id, addressee, phone }, index) => ({
      id: String(id),
      addressee,
      phone,
      text: texts[index]?.[locale] ?? '',
    })),
    credit: await readCredit(database, buyerId),
    limitedBy: await limitingCompany(database, buyerId),
  };
}
