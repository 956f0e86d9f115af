import type { CompanyRight } from '@rider/model/buyer-company';
import { companyWithRight } from '../buyer-company/company-of.ts';
import type { Database } from '../database/open.ts';

/** The query of a buyer's own quotes, and of those of the company in which the buyer's role has a right. */
export async function quotesVisibleTo(database: Database, buyerId: number, right: CompanyRight) {
  const companyId = await companyWithRight(database, buyerId, right);
  return database
    .selectFrom('quote')
    .where((where) =>
      where.or([
        where('quote.buyer_id', '=', buyerId),
        ...(companyId === null ? [] : [where('quote.company_id', '=', companyId)]),
      ]),
    );
}
