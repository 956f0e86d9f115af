import { MOST_OPEN_APPROVALS } from '@rider/model/buyer-company';
import { emailReader } from '../account/email-reader.ts';
import { countUse } from '../account/use-count.ts';
import { judgeOrder } from '../buyer-company/spending.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { dryRun } from '../order-entry/price-order.ts';
import type { CheckoutServices } from '../order/checkout.ts';
import { lockCheckout } from '../order/lock-checkout.ts';
import { placeOrderIn, takeCartLines, type OrderRequest } from '../order/place-order.ts';
import { lockOrdersOf } from '../order/unpaid-limits.ts';
import { waitsForGroup } from '../promotion/groups.ts';
import { notifyDeciders } from './approval-messages.ts';
import type { RequestedContents } from './tables.ts';

/** Places the order in a transaction that is rolled back. Returns its contents and total. @throws ApiError those of placeOrder. */
function previewOrder(services: CheckoutServices, buyerId: number, request: OrderRequest) {
  return dryRun(services, async (transaction) => {
    const { number } = await placeOrderIn(services, transaction, buyerId, { ...request, isApproved: true });
    const order = await transaction
      .selectFrom('customer_order')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    // A group does not wait for approval.
    if (await waitsForGroup(transaction, order.id)) throw new ApiError('approval-of-group', { status: 400 });
    const lines = await transaction
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('position')
      .execute();
    const contents: RequestedContents = {
      lines: lines.map((line) => ({
        sku: line.code,
        name: line.name,
        variant: line.variant,
        unit: line.unit,
        image: line.image,
        quantity: line.quantity,
        unitPrice: line.unit_price,
        lineTotal: line.line_total,
      })),
      quoteId: order.quote_id,
      pieces: order.pieces,
      subtotal: order.goods_total,
      freight: order.freight,
      discount: order.discount,
      tax: order.tax,
      addressee: order.addressee,
      phone: order.phone,
      address: order.address,
    };
    return { contents, total: order.total };
  });
}

const DAY = 86_400_000;
/** Maximum number of a buyer's requests in a day: each e-mails all who decide. */
const MOST_IN_DAY = 60;

/** @throws ApiError `too-many-approvals`. */
async function requireFewOpen(transaction: Transaction, buyerId: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('approval_request')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('requester_id', '=', buyerId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (count >= MOST_OPEN_APPROVALS)
    throw new ApiError('too-many-approvals', { status: 400, parameters: { most: MOST_OPEN_APPROVALS } });
}

async function idOfKey(transaction: Transaction, buyerId: number, key: string): Promise<number | null> {
  const found = await transaction
    .selectFrom('approval_request')
    .select('id')
    .where('checkout_key', '=', key)
    .where('requester_id', '=', buyerId)
    .executeTakeFirst();
  return found?.id ?? null;
}

/**
 * Requests the approval of an order, which reserves nothing: its lines leave the cart, and those who decide get an e-mail and a
 * notification. Repeating the key returns the same request. Returns its id. @throws ApiError those of placeOrder, `not-in-company`,
 * `too-many-approvals`, `too-many-attempts`, `approval-of-group`, `approval-decided` if the checkout was ordered.
 */
export async function requestApproval(
  services: CheckoutServices,
  buyerId: number,
  request: OrderRequest,
): Promise<number> {
  const { database, clock } = services;
  const known = await database.transaction().execute((transaction) => idOfKey(transaction, buyerId, request.key));
  if (known !== null) return known;
  const counted = { limit: MOST_IN_DAY, window: DAY, error: 'too-many-attempts' } as const;
  await countUse(database, { subject: `approval requests of ${buyerId}`, ...counted }, clock());
  const { contents, total } = await previewOrder(services, buyerId, request);
  return database.transaction().execute(async (transaction) => {
    const checkout = await lockCheckout(transaction, buyerId, request.key);
    if (checkout.order_id !== null) throw new ApiError('approval-decided', { status: 400 });
    // A concurrent request with the same key waited here.
    const twin = await idOfKey(transaction, buyerId, request.key);
    if (twin !== null) return twin;
    await lockOrdersOf(transaction, buyerId);
    await requireFewOpen(transaction, buyerId);
    const now = clock();
    const { companyId, reasons } = await judgeOrder(transaction, {
      buyerId,
      total,
      job: request.terms?.job ?? '',
      now,
    });
    if (companyId === null) throw new ApiError('not-in-company', { status: 400 });
    await takeCartLines(transaction, checkout);
    const { id } = await transaction
      .insertInto('approval_request')
      .values({
        company_id: companyId,
        requester_id: buyerId,
        checkout_key: request.key,
        request: JSON.stringify(request),
        contents: JSON.stringify(contents),
        total,
        reasons: JSON.stringify(reasons),
        created_at: new Date(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { name } = await emailReader(transaction, buyerId);
    await notifyDeciders(services, transaction, { id, companyId, requesterId: buyerId, requester: name, total });
    return id;
  });
}
