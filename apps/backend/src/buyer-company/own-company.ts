import { hasRight, type CompanyInvitation, type OwnCompany } from '@rider/model/buyer-company';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { companyOf, requireRight } from './company-of.ts';
import { readMembers } from './members.ts';

/** The open invitations of a company, by address. */
export async function readInvitations(
  database: Database,
  companyId: number,
  now: number,
): Promise<CompanyInvitation[]> {
  const rows = await database
    .selectFrom('company_invitation')
    .select(['id', 'email', 'role', 'order_limit', 'month_limit', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('expires_at', '>', new Date(now))
    .orderBy('email')
    .execute();
  return rows.map(({ id, email, role, order_limit: perOrder, month_limit: perMonth, expires_at: expiresAt }) => ({
    id: String(id),
    email,
    role,
    limits: { perOrder, perMonth },
    expiresAt: expiresAt.getTime(),
  }));
}

/** The buyer's company, as far as the buyer's role shows it; null without one. */
export async function readOwnCompany(database: Database, buyerId: number, now: number): Promise<OwnCompany | null> {
  const own = await companyOf(database, buyerId);
  if (own === null) return null;
  const { companyId, role } = own;
  const company = await database
    .selectFrom('buyer_company')
    .select(['name', 'members_on_account as membersOnAccount'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const all = await readMembers(database, { companyId }, now);
  const me = all.find((member) => member.buyerId === String(buyerId));
  // Removed since.
  if (me === undefined) return null;
  const manages = hasRight(role, 'manage');
  const isShown = (member: (typeof all)[number]) =>
    manages || hasRight(role, 'approve') || member === me || hasRight(member.role, 'approve');
  return {
    id: String(companyId),
    ...company,
    own: me,
    members: all.filter(isShown),
    invitations: manages ? await readInvitations(database, companyId, now) : [],
  };
}

/** Creates a company whose owner is the buyer. @throws ApiError `already-in-company`. */
export async function createCompany(
  database: Database,
  buyerId: number,
  { name, now }: { name: string; now: number },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const at = new Date(now);
    const { id } = await transaction
      .insertInto('buyer_company')
      .values({ name, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const added = await transaction
      .insertInto('company_member')
      .values({
        buyer_id: buyerId,
        company_id: id,
        role: 'owner',
        order_limit: null,
        month_limit: null,
        joined_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('buyer_id')
      .executeTakeFirst();
    if (added === undefined) throw new ApiError('already-in-company', { status: 400 });
  });
}

/** Sets whether members who are no owners may pay on account. @throws ApiError those of {@link requireRight}. */
export async function setMembersOnAccount(database: Database, buyerId: number, isAllowed: boolean): Promise<void> {
  const { companyId } = await requireRight(database, buyerId, 'manage');
  await database
    .updateTable('buyer_company')
    .set({ members_on_account: isAllowed })
    .where('id', '=', companyId)
    .execute();
}

/** Renames a company. */
export async function renameCompany(database: Database, companyId: number, name: string): Promise<void> {
  await database.updateTable('buyer_company').set({ name }).where('id', '=', companyId).execute();
}
