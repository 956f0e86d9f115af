import type { CompanyRight, CompanyRole } from '@rider/model/buyer-company';
import { hasRight } from '@rider/model/buyer-company';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** A buyer's company and role in it. */
export interface Membership {
  companyId: number;
  role: CompanyRole;
}

/** The company of a buyer and the buyer's role in it; null without one. */
export async function companyOf(database: Database, buyerId: number): Promise<Membership | null> {
  const member = await database
    .selectFrom('company_member')
    .select(['company_id as companyId', 'role'])
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return member ?? null;
}

/** The buyer's company, if the role has a right in it, null for none. @throws ApiError `not-in-company`, `company-right-missing`. */
export async function requireRight(
  database: Database,
  buyerId: number,
  right: CompanyRight | null,
): Promise<Membership> {
  const member = await companyOf(database, buyerId);
  if (member === null) throw new ApiError('not-in-company', { status: 400 });
  if (right !== null && !hasRight(member.role, right)) throw new ApiError('company-right-missing', { status: 400 });
  return member;
}

/** The id of a buyer's company in which the buyer's role has a right; null for none. */
export async function companyWithRight(
  database: Database,
  buyerId: number,
  right: CompanyRight,
): Promise<number | null> {
  const member = await companyOf(database, buyerId);
  return member !== null && hasRight(member.role, right) ? member.companyId : null;
}

/** Whether the company of a buyer, if there is one, allows the buyer to pay on account. */
export async function mayPayOnAccount(database: Database, buyerId: number): Promise<boolean> {
  const member = await database
    .selectFrom('company_member')
    .innerJoin('buyer_company', 'buyer_company.id', 'company_id')
    .select(['role', 'members_on_account'])
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return member === undefined || member.role === 'owner' || member.members_on_account;
}

/** The name of the company that limits a buyer's orders; empty for owners, and without one. */
export async function limitingCompany(database: Database, buyerId: number): Promise<string> {
  const company = await database
    .selectFrom('company_member')
    .innerJoin('buyer_company', 'buyer_company.id', 'company_id')
    .select('name')
    .where('buyer_id', '=', buyerId)
    .where('role', '<>', 'owner')
    .executeTakeFirst();
  return company?.name ?? '';
}
