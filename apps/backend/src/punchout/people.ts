import { randomUUID } from 'node:crypto';
import { NAME_LENGTH } from '@rider/model/limits';
import { money } from '@rider/model/money';
import { NO_PASSWORD } from '../account/password.ts';
import { lockCompany } from '../buyer-company/change-member.ts';
import { requireSpace } from '../buyer-company/invitations.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * The account of a person in a company's purchasing system, added to the company at the first visit. Nobody can sign in to it at the shop, and
 * it orders only with approval. @throws ApiError `company-full`; `unknown-buyer` after the company has removed it.
 */
export async function accountOfPerson(
  transaction: Transaction,
  { companyId, person, now }: { companyId: number; person: string; now: number },
): Promise<number> {
  await lockCompany(transaction, companyId);
  const known = await transaction
    .selectFrom('punchout_person')
    .leftJoin('company_member', (on) =>
      on
        .onRef('company_member.buyer_id', '=', 'punchout_person.buyer_id')
        .on('company_member.company_id', '=', companyId),
    )
    .select(['punchout_person.buyer_id', 'role'])
    .where('punchout_person.company_id', '=', companyId)
    .where('person', '=', person)
    .executeTakeFirst();
  if (known !== undefined && known.role === null) throw new ApiError('unknown-buyer', { status: 400 });
  return known?.buyer_id ?? addPerson(transaction, { companyId, person, now });
}

async function addPerson(
  transaction: Transaction,
  { companyId, person, now }: { companyId: number; person: string; now: number },
): Promise<number> {
  await requireSpace(transaction, companyId);
  const { name: company } = await transaction
    .selectFrom('buyer_company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const account = `purchasing-${randomUUID()}`;
  const name = (person || company).slice(0, NAME_LENGTH.maximum).toWellFormed();
  const created_at = new Date(now);
  const { id } = await transaction
    .insertInto('buyer')
    .values({
      account,
      // It never receives e-mail (`isReachable`).
      email: `${account}@purchasing.invalid`,
      phone: '',
      first_name: name,
      last_name: '',
      nickname: name,
      company,
      contractor_license: '',
      business_owner: '',
      avatar: null,
      state: 'active',
      password_hash: NO_PASSWORD,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const limits = { order_limit: money(0), month_limit: null };
  await transaction
    .insertInto('company_member')
    .values({ buyer_id: id, company_id: companyId, role: 'buyer', ...limits, joined_at: created_at })
    .execute();
  await transaction.insertInto('punchout_person').values({ company_id: companyId, person, buyer_id: id }).execute();
  return id;
}
