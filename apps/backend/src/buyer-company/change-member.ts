import type { CompanyRole, SpendingLimits } from '@rider/model/buyer-company';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { requireRight } from './company-of.ts';

/** Role and limits of a member. */
export interface MemberChange extends SpendingLimits {
  role: CompanyRole;
}

/** Serialises the changes of a company's members, so that two of them cannot remove its last owner. Taken before all other locks. */
export async function lockCompany(transaction: Transaction, companyId: number): Promise<void> {
  await transaction.selectFrom('buyer_company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

async function requireMember(transaction: Transaction, companyId: number, memberId: number): Promise<void> {
  const member = await transaction
    .selectFrom('company_member')
    .select('buyer_id')
    .where('buyer_id', '=', memberId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (member === undefined) throw new ApiError('unknown-member', { status: 400 });
}

/** Whether the company has other members. */
async function hasOthers(transaction: Transaction, companyId: number, memberId: number): Promise<boolean> {
  const other = await transaction
    .selectFrom('company_member')
    .select('buyer_id')
    .where('company_id', '=', companyId)
    .where('buyer_id', '<>', memberId)
    .executeTakeFirst();
  return other !== undefined;
}

/** @throws ApiError `last-company-owner` if the company has no owner besides the member. */
async function requireOtherOwner(transaction: Transaction, companyId: number, memberId: number): Promise<void> {
  const other = await transaction
    .selectFrom('company_member')
    .select('buyer_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .where('buyer_id', '<>', memberId)
    .executeTakeFirst();
  if (other === undefined) throw new ApiError('last-company-owner', { status: 400 });
}

/** Sets a member's role and limits. @throws ApiError `unknown-member`, `last-company-owner`. */
export async function changeMemberIn(
  transaction: Transaction,
  companyId: number,
  memberId: number,
  { role, perOrder, perMonth }: MemberChange,
): Promise<void> {
  await lockCompany(transaction, companyId);
  await requireMember(transaction, companyId, memberId);
  if (role !== 'owner') await requireOtherOwner(transaction, companyId, memberId);
  await transaction
    .updateTable('company_member')
    .set({ role, order_limit: perOrder, month_limit: perMonth })
    .where('buyer_id', '=', memberId)
    .execute();
}

/** {@link changeMemberIn} by an owner. @throws ApiError those of {@link requireRight}, too. */
export async function changeMember(
  database: Database,
  buyerId: number,
  memberId: number,
  change: MemberChange,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { companyId } = await requireRight(transaction, buyerId, 'manage');
    await changeMemberIn(transaction, companyId, memberId, change);
  });
}

/** Removes a member, whose orders remain the company's; a person of the purchasing system is signed out. @throws ApiError `unknown-member`, `last-company-owner`. */
export async function removeMemberIn(transaction: Transaction, companyId: number, memberId: number): Promise<void> {
  await lockCompany(transaction, companyId);
  await requireMember(transaction, companyId, memberId);
  // The last member leaves a company that nobody can join any more.
  if (await hasOthers(transaction, companyId, memberId)) await requireOtherOwner(transaction, companyId, memberId);
  else await transaction.deleteFrom('company_invitation').where('company_id', '=', companyId).execute();
  await transaction.deleteFrom('company_member').where('buyer_id', '=', memberId).execute();
  await endVisitsOf(transaction, memberId);
}

/** Ends the visits of a person of the purchasing system, whose orders nobody would approve any more. */
async function endVisitsOf(transaction: Transaction, memberId: number): Promise<void> {
  const person = transaction.selectFrom('punchout_person').select('buyer_id').where('buyer_id', '=', memberId);
  await transaction.deleteFrom('session').where('buyer_id', 'in', person).execute();
  await transaction.deleteFrom('punchout_visit').where('buyer_id', 'in', person).execute();
}

/**
 * {@link removeMemberIn} by an owner; anybody may leave. `afterRemoval` runs in the transaction. @throws ApiError those of
 * {@link requireRight}, too.
 */
export async function removeMember(
  database: Database,
  buyerId: number,
  memberId: number,
  afterRemoval: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const right = memberId === buyerId ? null : 'manage';
    const { companyId } = await requireRight(transaction, buyerId, right);
    await removeMemberIn(transaction, companyId, memberId);
    await afterRemoval(transaction);
  });
}

/** Sets or removes the buyer's own deputy, another member. @throws ApiError those of {@link requireRight}, `unknown-member`. */
export async function setDeputy(
  database: Database,
  buyerId: number,
  { deputyId, until }: { deputyId: number | null; until: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { companyId } = await requireRight(transaction, buyerId, 'approve');
    if (deputyId === buyerId) throw new ApiError('unknown-member', { status: 400 });
    if (deputyId !== null) await requireMember(transaction, companyId, deputyId);
    await transaction
      .updateTable('company_member')
      .set({ deputy_id: deputyId, deputy_until: deputyId === null ? null : until })
      .where('buyer_id', '=', buyerId)
      .execute();
  });
}
