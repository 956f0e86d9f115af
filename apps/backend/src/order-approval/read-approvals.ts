import { hasRight, type ApprovalRequest, type ApprovalSummary } from '@rider/model/buyer-company';
import type { Locale } from '@rider/model/locale';
import { sql, type SqlBool } from 'kysely';
import { readOwnCredit } from '../credit/credit-terms.ts';
import { companyOf, type Membership } from '../buyer-company/company-of.ts';
import type { Database } from '../database/open.ts';
import { shopDayOf } from '../http/days.ts';
import { ApiError } from '../http/api-error.ts';
import { mediaPath } from '../http/media.ts';
import { readDeciders } from './approval-messages.ts';

/** The requests of a company that a member may see: the own ones, and all for those who see orders or may decide them. */
function visibleTo(database: Database, buyerId: number, { companyId, role }: Membership, today: string) {
  return database
    .selectFrom('approval_request')
    .innerJoin('buyer', 'buyer.id', 'requester_id')
    .where('approval_request.company_id', '=', companyId)
    .$if(!hasRight(role, 'see-orders'), (of) =>
      of.where(sql<SqlBool>`(requester_id = ${buyerId} or exists (
        select from company_member where company_member.company_id = ${companyId} and deputy_id = ${buyerId}
          and deputy_until >= ${today}::date and role in ('owner', 'approver')))`),
    );
}

type ApprovalRow = NonNullable<Awaited<ReturnType<typeof readRow>>>;

function readRow(database: Database, buyerId: number, member: Membership, { id, now }: { id: number; now: number }) {
  return rowsOf(database, buyerId, member, now).where('approval_request.id', '=', id).executeTakeFirst();
}

function rowsOf(database: Database, buyerId: number, member: Membership, now: number) {
  return visibleTo(database, buyerId, member, shopDayOf(now))
    .leftJoin('customer_order', 'customer_order.id', 'order_id')
    .leftJoin('buyer as decider', 'decider.id', 'decided_by')
    .selectAll('approval_request')
    .select(['buyer.first_name', 'buyer.last_name', 'buyer.account', 'customer_order.number'])
    .select(sql<string | null>`decider.first_name || ' ' || decider.last_name`.as('decider'));
}

async function summaryOf(
  database: Database,
  buyerId: number,
  row: ApprovalRow,
  now: number,
): Promise<ApprovalSummary & { deciders: string[] }> {
  const { company_id: companyId, requester_id: requesterId, state } = row;
  const deciders = state === 'open' ? await readDeciders(database, { companyId, requesterId }, now) : [];
  return {
    id: String(row.id),
    requester: `${row.first_name} ${row.last_name}`.trim() || row.account,
    isOwn: requesterId === buyerId,
    mayDecide: deciders.some((decider) => decider.buyerId === String(buyerId)),
    state,
    reasons: row.reasons,
    total: row.total,
    pieces: row.contents.pieces,
    requestedAt: row.created_at.getTime(),
    deciders: deciders.map(({ name }) => name),
  };
}

/** A page of the approval requests that a buyer may see, open ones first, then the newest. */
export async function listApprovals(
  database: Database,
  buyerId: number,
  { limit, offset, now }: { limit: number; offset: number; now: number },
): Promise<{ items: ApprovalSummary[]; total: number }> {
  const member = await companyOf(database, buyerId);
  if (member === null) return { items: [], total: 0 };
  const { total } = await visibleTo(database, buyerId, member, shopDayOf(now))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await rowsOf(database, buyerId, member, now)
    .orderBy(sql`approval_request.state <> 'open'`)
    .orderBy('approval_request.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const items: ApprovalSummary[] = [];
  for (const row of rows) {
    const { deciders: _, ...summary } = await summaryOf(database, buyerId, row, now);
    items.push(summary);
  }
  return { items, total };
}

/** An approval request. @throws ApiError `not-found` unless the buyer may see it. */
export async function readApproval(
  database: Database,
  buyerId: number,
  { id, locale, now }: { id: number; locale: Locale; now: number },
): Promise<ApprovalRequest> {
  const member = await companyOf(database, buyerId);
  const row = member === null ? undefined : await readRow(database, buyerId, member, { id, now });
  if (row === undefined) throw new ApiError('not-found');
  const { contents, request } = row;
  const { lines, subtotal, freight, discount, tax, addressee, phone, address } = contents;
  return {
    ...(await summaryOf(database, buyerId, row, now)),
    lines: lines.map(({ name, variant, unit, image, ...line }) => ({
      ...line,
      name: name[locale],
      variant: variant[locale],
      unit: unit[locale],
      image: mediaPath(image),
    })),
    subtotal,
    freight,
    discount,
    tax,
    destination: [addressee, phone, address[locale]].filter(Boolean).join(', '),
    purchaseOrderNumber: request.purchaseOrderNumber,
    message: request.message,
    ...(request.terms && { deliveryTerms: request.terms }),
    onAccount: await readOwnCredit(database, row.requester_id),
    decidedBy: row.decider?.trim() ?? '',
    reason: row.reason,
    orderNumber: row.number ?? '',
  };
}
