import type { OperatorActionName } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { changeMemberIn, lockCompany, removeMemberIn, type MemberChange } from '../buyer-company/change-member.ts';
import { requireSpace } from '../buyer-company/invitations.ts';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { fieldErrors } from '../http/form-errors.ts';
import { requireSeen, type Seen } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { withdrawRequestsOf } from '../order-approval/decide-approval.ts';

/** What an operator changes in a company. */
interface CompanyChange {
  companyId: number;
  operator: Operator;
  seen: Seen;
}

/** Changes a company in a transaction, and logs what `change` returns. @throws ApiError `not-found`. */
async function changing(
  database: Database,
  { companyId, operator }: CompanyChange,
  action: OperatorActionName,
  change: (transaction: Transaction, name: string) => Promise<string>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, companyId);
    const company = await transaction
      .selectFrom('buyer_company')
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirst();
    if (company === undefined) throw new ApiError('not-found');
    const detail = await change(transaction, company.name);
    await recordOperatorAction(transaction, { operator, action, subject: company.name, detail });
  });
}

const accountOf = async (transaction: Transaction, buyerId: number) =>
  (await transaction.selectFrom('buyer').select('account').where('id', '=', buyerId).executeTakeFirst())?.account ?? '';

const limitText = (limit: Money | null) => (limit === null ? '–' : moneyToDecimal(limit));
const memberText = (account: string, { role, perOrder, perMonth }: MemberChange) =>
  `${account}: ${role}, ${limitText(perOrder)} / ${limitText(perMonth)}`;

/** Role and limits of a member; nothing of somebody else, whom {@link changeMemberIn} rejects. */
async function memberIn(transaction: Transaction, companyId: number, memberId: number) {
  const member = await transaction
    .selectFrom('company_member')
    .select(['role', 'order_limit as perOrder', 'month_limit as perMonth'])
    .where('buyer_id', '=', memberId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return { ...member };
}

/** Renames a company. @throws ApiError `changed-meanwhile`. */
export function renameByOperator(database: Database, change: CompanyChange, name: string): Promise<void> {
  return changing(database, change, 'buyerCompany.rename', async (transaction, before) => {
    const logged = { subject: before, actions: ['buyerCompany.rename'] } as const;
    await requireSeen(transaction, change.seen, { name: before }, logged);
    await transaction.updateTable('buyer_company').set({ name }).where('id', '=', change.companyId).execute();
    return name;
  });
}

/** Makes a buyer a member. @throws ApiError `faulty-fields` for an unknown buyer, or a member of a company, `company-full`. */
export function addByOperator(
  database: Database,
  change: CompanyChange,
  { account, ...member }: MemberChange & { account: string },
  locale: Locale,
): Promise<void> {
  return changing(database, change, 'buyerCompany.add', async (transaction) => {
    const buyer = await transaction
      .selectFrom('buyer')
      .select(['id', 'account'])
      .where((where) => where.or([where('account', '=', account), where('email', '=', account)]))
      .executeTakeFirst();
    if (buyer === undefined) throw fieldErrors({ account: 'backend.companyDesk.unknownBuyer' }, locale);
    await requireSpace(transaction, change.companyId);
    const { role, perOrder, perMonth } = member;
    const added = await transaction
      .insertInto('company_member')
      .values({
        buyer_id: buyer.id,
        company_id: change.companyId,
        role,
        order_limit: perOrder,
        month_limit: perMonth,
        joined_at: change.operator.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('buyer_id')
      .executeTakeFirst();
    if (added === undefined) throw fieldErrors({ account: 'backend.companyDesk.inCompany' }, locale);
    return memberText(buyer.account, member);
  });
}

/** Sets role and limits of a member. @throws ApiError `changed-meanwhile`, those of {@link changeMemberIn}. */
export function changeByOperator(
  database: Database,
  change: CompanyChange,
  memberId: number,
  member: MemberChange,
): Promise<void> {
  return changing(database, change, 'buyerCompany.change', async (transaction, subject) => {
    const before = await memberIn(transaction, change.companyId, memberId);
    await requireSeen(transaction, change.seen, before, { subject, actions: ['buyerCompany.change'] });
    await changeMemberIn(transaction, change.companyId, memberId, member);
    return memberText(await accountOf(transaction, memberId), member);
  });
}

/** Removes a member, whose open approval requests end. @throws ApiError those of {@link removeMemberIn}. */
export function removeByOperator(database: Database, change: CompanyChange, memberId: number): Promise<void> {
  return changing(database, change, 'buyerCompany.remove', async (transaction) => {
    await removeMemberIn(transaction, change.companyId, memberId);
    await withdrawRequestsOf({ clock: () => change.operator.at.getTime() }, transaction, memberId);
    return accountOf(transaction, memberId);
  });
}
