import { isDeepStrictEqual } from 'node:util';
import { isBeforeTerms } from '@rider/model/order';
import type { Selectable } from 'kysely';
import { emailReader } from '../account/email-reader.ts';
import { companyOf } from '../buyer-company/company-of.ts';
import { addBuyNowLine, addWhatFits } from '../cart/add-lines.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { textIdOf } from '../http/answers.ts';
import { shopDayOf } from '../http/days.ts';
import { messageText } from '../messages/index.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { readEntered } from '../order-entry/entered-lines.ts';
import { requireOrderingBuyer } from '../order-entry/ordering-buyer.ts';
import { confirmCheckout, type CheckoutServices } from '../order/checkout.ts';
import { expireDueOrdersOf } from '../order/close-order.ts';
import { newCheckoutKey } from '../order/order-number.ts';
import { placeOrderIn } from '../order/place-order.ts';
import { lockOrdersOf } from '../order/unpaid-limits.ts';
import { notifyRequester, readDeciders } from './approval-messages.ts';
import type { ApprovalRequestTable } from './tables.ts';

type StoredApproval = Selectable<ApprovalRequestTable>;

/** Locks a request. @throws ApiError `not-found` unless the buyer requested it or may decide it. */
async function lockApproval(
  transaction: Transaction,
  buyerId: number,
  id: number,
  now: number,
): Promise<{ request: StoredApproval; mayDecide: boolean }> {
  const request = await transaction
    .selectFrom('approval_request')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const member = await companyOf(transaction, buyerId);
  if (request === undefined || member?.companyId !== request.company_id) throw new ApiError('not-found');
  const { company_id: companyId, requester_id: requesterId } = request;
  const deciders = await readDeciders(transaction, { companyId, requesterId }, now);
  const mayDecide = deciders.some((decider) => decider.buyerId === String(buyerId));
  if (!mayDecide && requesterId !== buyerId) throw new ApiError('not-found');
  return { request, mayDecide };
}

/** Locks an open request that the buyer may decide. @throws ApiError `not-found`, `approval-decided`. */
async function lockToDecide(transaction: Transaction, buyerId: number, id: number, now: number) {
  const { request, mayDecide } = await lockApproval(transaction, buyerId, id, now);
  if (!mayDecide) throw new ApiError('not-found');
  if (request.state !== 'open') throw new ApiError('approval-decided', { status: 400 });
  return request;
}

/** Puts what fits of a request's lines back into the requester's cart. */
async function returnLines(services: CheckoutServices, transaction: Transaction, request: StoredApproval) {
  // A quote that was not accepted can be accepted again.
  if (request.contents.quoteId) return;
  const buyerId = request.requester_id;
  // Two requests may return the same variants in another order.
  await lockOrdersOf(transaction, buyerId);
  const lines = await readEntered(transaction, request.contents.lines, { buyerId, now: services.clock() });
  for (const { current, quantity } of lines)
    if (current !== undefined)
      await addWhatFits({ ...services, database: transaction }, buyerId, current, quantity).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
}

/** Ends an open request without an order. */
async function closeApproval(
  services: CheckoutServices,
  transaction: Transaction,
  request: StoredApproval,
  { state, reason = '', decidedBy }: Pick<StoredApproval, 'state'> & { reason?: string; decidedBy: number },
): Promise<void> {
  await transaction
    .updateTable('approval_request')
    .set({ state, reason, decided_by: decidedBy, decided_at: new Date(services.clock()) })
    .where('id', '=', request.id)
    .execute();
  await returnLines(services, transaction, request);
}

/**
 * Places the requester's order of a locked request, for at most the requested total, and to the address that was requested. Returns its
 * number and id.
 */
async function placeApproved(
  services: CheckoutServices,
  transaction: Transaction,
  { requester_id: buyerId, request, contents, total }: StoredApproval,
): Promise<{ number: string; id: number }> {
  await requireOrderingBuyer(transaction, buyerId);
  const within = { ...services, database: transaction };
  const lineIds: number[] = [];
  for (const { current, quantity } of await readEntered(transaction, contents.lines, {
    buyerId,
    now: services.clock(),
  })) {
    if (current === undefined) throw new ApiError('unknown-variant');
    const { quoteId = null } = contents;
    lineIds.push(await addBuyNowLine(within, buyerId, current, quantity, { ...(quoteId !== null && { quoteId }) }));
  }
  const { addressId, choice, locale } = request;
  const { key } = await confirmCheckout(within, buyerId, { lineIds, addressId, choice, locale, key: newCheckoutKey() });
  const { terms } = request;
  // A first day that has passed meanwhile is met by any dispatch.
  const today = shopDayOf(services.clock());
  const possible = terms && { terms: { ...terms, notBefore: isBeforeTerms(terms, today) ? terms.notBefore : null } };
  const approved = { ...request, ...possible, key, quoted: null, isApproved: true, mostTotal: total };
  const { number } = await placeOrderIn(services, transaction, buyerId, approved);
  const { id, ...placed } = await transaction
    .selectFrom('customer_order')
    .select(['id', 'addressee', 'phone', 'address'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const { addressee, phone, address } = contents;
  // The requester may have changed the address since.
  if (!isDeepStrictEqual(placed, { addressee, phone, address })) throw new ApiError('unknown-delivery-address');
  return { number, id };
}

/** Places the order of a request in its transaction. Returns its number, also that of a request approved before. */
async function approveIn(
  services: CheckoutServices,
  transaction: Transaction,
  buyerId: number,
  id: number,
): Promise<string> {
  const now = services.clock();
  const { request, mayDecide } = await lockApproval(transaction, buyerId, id, now);
  if (!mayDecide) throw new ApiError('not-found');
  if (request.order_id !== null) {
    const placed = transaction.selectFrom('customer_order').select('number').where('id', '=', request.order_id);
    return (await placed.executeTakeFirstOrThrow()).number;
  }
  if (request.state !== 'open') throw new ApiError('approval-decided', { status: 400 });
  const order = await placeApproved(services, transaction, request).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.detail.http !== undefined) throw error;
    // The form was accepted when it was sent: only its last day can be at fault since.
    const isLate = error.reason === 'faulty-fields';
    throw new NotPlaced(request, isLate ? new ApiError('approval-too-late', { status: 400 }) : error);
  });
  const { number } = order;
  await transaction
    .updateTable('approval_request')
    .set({ state: 'approved', decided_by: buyerId, decided_at: new Date(now), order_id: order.id })
    .where('id', '=', id)
    .execute();
  const { name } = await emailReader(transaction, buyerId);
  await notifyBuyer(transaction, request.requester_id, 'approval-granted', { order: number, name }, now);
  return number;
}

/** The order of a request could not be placed. */
class NotPlaced extends Error {
  readonly request: StoredApproval;
  readonly reason: ApiError;

  constructor(request: StoredApproval, reason: ApiError) {
    super('the order was not placed', { cause: reason });
    this.request = request;
    this.reason = reason;
  }
}

/**
 * Approves a request: places the order as the requester, in one transaction, for at most the total that both saw. Idempotent; returns the
 * order's number. If the order cannot be placed, because prices or stock have changed, the request returns to the requester with the
 * reason. @throws ApiError `not-found`, `approval-decided`, those of placeOrder.
 */
export async function approveRequest(services: CheckoutServices, buyerId: number, id: number): Promise<string> {
  const { database } = services;
  const known = await database
    .selectFrom('approval_request')
    .select('requester_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) throw new ApiError('not-found');
  await expireDueOrdersOf(services, known.requester_id);
  try {
    return await database.transaction().execute((transaction) => approveIn(services, transaction, buyerId, id));
  } catch (error) {
    if (!(error instanceof NotPlaced)) throw error;
    await returnRequest(services, buyerId, id, error.reason);
    throw error.reason;
  }
}

async function returnRequest(services: CheckoutServices, buyerId: number, id: number, error: ApiError): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const request = await lockToDecide(transaction, buyerId, id, services.clock());
    const { locale } = await emailReader(transaction, request.requester_id);
    const reason = messageText(textIdOf(error.reason), locale, error.detail.parameters ?? {});
    await closeApproval(services, transaction, request, { state: 'returned', reason, decidedBy: buyerId });
    const { name: decider } = await emailReader(transaction, buyerId);
    const facts = { id, requesterId: request.requester_id, decider, reason };
    await notifyRequester(services, transaction, 'approval-returned', facts);
  });
}

/** Rejects a request; its lines return to the requester's cart. @throws ApiError `not-found`, `approval-decided`. */
export async function rejectRequest(
  services: CheckoutServices,
  buyerId: number,
  id: number,
  reason: string,
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const request = await lockToDecide(transaction, buyerId, id, services.clock());
    await closeApproval(services, transaction, request, { state: 'rejected', reason, decidedBy: buyerId });
    const { name: decider } = await emailReader(transaction, buyerId);
    const facts = { id, requesterId: request.requester_id, decider, reason };
    await notifyRequester(services, transaction, 'approval-rejected', facts);
  });
}

/** Withdraws the buyer's own request; its lines return to the cart. @throws ApiError `not-found`, `approval-decided`. */
export async function withdrawRequest(services: CheckoutServices, buyerId: number, id: number): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const { request } = await lockApproval(transaction, buyerId, id, services.clock());
    if (request.requester_id !== buyerId) throw new ApiError('not-found');
    if (request.state !== 'open') throw new ApiError('approval-decided', { status: 400 });
    await closeApproval(services, transaction, request, { state: 'withdrawn', decidedBy: buyerId });
  });
}

/** Withdraws the open requests of a member who leaves the company. */
export async function withdrawRequestsOf(
  { clock }: Pick<CheckoutServices, 'clock'>,
  transaction: Transaction,
  requesterId: number,
): Promise<void> {
  await transaction
    .updateTable('approval_request')
    .set({ state: 'withdrawn', decided_at: new Date(clock()) })
    .where('requester_id', '=', requesterId)
    .where('state', '=', 'open')
    .execute();
}
