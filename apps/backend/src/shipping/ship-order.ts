import { LOCALES, type Localized } from '@rider/model/locale';
import { isBeforeTerms, nextOrderState } from '@rider/model/order';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { shopDayOf } from '../http/days.ts';
import { messageText } from '../messages/index.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { requireSeen, type Seen } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { OrderServices } from '../order/checkout.ts';
import type { StoredOrder } from '../order/close-order.ts';
import { termsOf } from '../order/delivery-terms.ts';
import { postOrderEmail } from '../order/order-emails.ts';
import { waitsForGroup } from '../promotion/groups.ts';
import { insertParcel, readParcels, shippedPieces, type Parcel } from '../parcel/parcels.ts';
import { hasOpenRefund, readRefundFacts, unshippedPieces } from '../refund/refundable.ts';
import type { CheckedShipment, ChosenLines } from './checked-shipment.ts';
import { deliveryColumns, shownDelivery } from './delivery-columns.ts';
import { asWritten, isTracked, writeParcelEvent } from './parcel-events.ts';

/** Maximum length of a note on an order, in characters. */
const NOTE_LENGTH = 1000;

/** The actions of the log that change a parcel's delivery. */
const SHIPPED = ['order.ship', 'order.correct'] as const;

function inAllLanguages(write: (locale: keyof Localized) => string): Localized {
  return Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Localized;
}

/** The first entry of the parcel's track. */
function firstTrackText(shipment: CheckedShipment): Localized | null {
  switch (shipment.method) {
    case 'deliver':
      return inAllLanguages((locale) =>
        messageText('backend.track.handed-over', locale, { courier: shipment.courier.name[locale] }),
      );
    case 'person':
      return inAllLanguages((locale) =>
        messageText('backend.track.out-for-delivery', locale, { person: shipment.person }),
      );
    case 'virtual':
    case 'pickup':
      return null;
  }
}

async function notifyOfShipment(
  transaction: Transaction,
  order: StoredOrder,
  shipment: CheckedShipment,
  now: number,
): Promise<void> {
  const { number, buyer_id: buyerId } = order;
  switch (shipment.method) {
    case 'pickup':
      return notifyBuyer(transaction, buyerId, 'order-ready', { order: number }, now);
    case 'deliver': {
      const facts = { order: number, courier: shipment.courier.name['en-US'], tracking: shipment.trackingNumber };
      return notifyBuyer(transaction, buyerId, 'order-shipped', facts, now);
    }
    case 'person': {
      const facts = { order: number, person: shipment.person, phone: shipment.personPhone };
      return notifyBuyer(transaction, buyerId, 'order-brought', facts, now);
    }
    case 'virtual':
      return notifyBuyer(transaction, buyerId, 'order-provided', { order: number, note: shipment.content }, now);
  }
}

/** Locks any buyer's order, for an operator. @throws ApiError `unknown-item-or-order`. */
export async function lockOrder(transaction: Transaction, number: string): Promise<StoredOrder> {
  const order = await transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new ApiError('unknown-item-or-order');
  return order;
}

/** Summary of a shipment for the operators' log. */
function summaryOf(shipment: CheckedShipment): string {
  switch (shipment.method) {
    case 'deliver':
      return `${shipment.courier.name['en-US']} ${shipment.trackingNumber}`;
    case 'person':
      return `${shipment.person} ${shipment.personPhone}`;
    case 'virtual':
      return shipment.content;
    case 'pickup':
      return 'pick-up';
  }
}

/** Requires pick-up or delivery as chosen by the buyer. @throws ApiError `not-the-chosen-shipping`. */
function assertAsChosen(order: StoredOrder, { method }: CheckedShipment): void {
  if ((method === 'pickup') !== (order.counter_id !== null))
    throw new ApiError('not-the-chosen-shipping', { status: 400 });
}

/**
 * Requires that a shipment keeps the buyer's terms; an operator who agreed otherwise changes them first. @throws ApiError
 * `too-early-to-ship`, `whole-delivery`.
 */
function assertTerms(order: StoredOrder, { isWhole, today }: { isWhole: boolean; today: string }): void {
  const terms = termsOf(order);
  if (isBeforeTerms(terms, today)) throw new ApiError('too-early-to-ship', { status: 400 });
  if (terms.isWhole && !isWhole) throw new ApiError('whole-delivery', { status: 400 });
}

/** Requires that an order to ship has no open refund. @throws ApiError `refund-undecided`. */
async function assertNoOpenRefund(transaction: Transaction, order: StoredOrder): Promise<void> {
  const facts = (await readRefundFacts(transaction, [order.id]))(order.id);
  if (hasOpenRefund(facts)) throw new ApiError('refund-undecided', { status: 400 });
}

/**
 * The pieces of an order in a shipment, and whether it is the last one. @throws ApiError `invalid-shipment-lines` for more than is left, an
 * unknown line, or an empty shipment.
 */
async function takeLines(
  transaction: Transaction,
  order: StoredOrder,
  chosen: ChosenLines,
): Promise<{ lines: Parcel['lines']; isWhole: boolean; before: number; isFirst: boolean }> {
  const rows = await transaction
    .selectFrom('order_line')
    .select(['id', 'key', 'quantity'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const facts = (await readRefundFacts(transaction, [order.id]))(order.id);
  const parcels = (await readParcels(transaction, [order.id]))(order.id);
  const counts = new Map(chosen?.map(({ key, quantity }) => [key, quantity]));
  const invalid = () => new ApiError('invalid-shipment-lines', { status: 400 });
  if (chosen?.some(({ key }) => !rows.some((row) => row.key === key)) || counts.size < (chosen?.length ?? 0))
    throw invalid();
  const taken = rows.map((row) => {
    const left = unshippedPieces(facts, parcels, row);
    return { lineId: row.id, left, quantity: chosen === null ? left : (counts.get(row.key) ?? 0) };
  });
  const lines = taken.filter(({ quantity }) => quantity > 0);
  if (lines.length === 0 || taken.some(({ left, quantity }) => quantity > left)) throw invalid();
  return {
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    isWhole: taken.every(({ left, quantity }) => quantity === left),
    before: rows.reduce((sum, { id }) => sum + shippedPieces(parcels, id), 0),
    isFirst: parcels.length === 0,
  };
}

/**
 * Ships a paid order or a part of it and notifies the buyer; the last part changes the order's state. @throws ApiError
 * `unknown-item-or-order`, `order-state-changed`, `not-the-chosen-shipping`, `refund-undecided`, `group-still-open`,
 * `invalid-shipment-lines`, those of {@link assertTerms}.
 */
export async function shipOrder(
  services: OrderServices,
  operator: Operator,
  number: string,
  shipment: CheckedShipment,
  chosen: ChosenLines = null,
): Promise<void> {
  const { database, clock } = services;
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const at = new Date(now);
    const order = await lockOrder(transaction, number);
    const state = nextOrderState(order.state, 'ship');
    if (state === null) throw new ApiError('order-state-changed', { status: 400 });
    assertAsChosen(order, shipment);
    await assertNoOpenRefund(transaction, order);
    if (await waitsForGroup(transaction, order.id)) throw new ApiError('group-still-open', { status: 400 });
    const { lines, isWhole, before, isFirst } = await takeLines(transaction, order, chosen);
    assertTerms(order, { isWhole, today: shopDayOf(now) });
    const delivery = deliveryColumns(shipment);
    const parcelId = await insertParcel(transaction, { ...delivery, orderId: order.id, lines, at });
    const sent = await transaction
      .updateTable('customer_order')
      .set({ ...delivery, ...(isWhole && { state, shipped_at: at }) })
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const body = firstTrackText(shipment);
    if (body !== null) await writeParcelEvent(transaction, { orderId: order.id, parcelId, at, body, place: '' });
    const shipped = before + lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const done = order.counter_id === null ? 'shipped' : 'ready';
    if (isWhole) await notifyOfShipment(transaction, order, shipment, now);
    else {
      const facts = { order: number, shipped, pieces: order.pieces };
      await notifyBuyer(transaction, order.buyer_id, `order-part-${done}`, facts, now);
    }
    const part = isWhole && isFirst ? undefined : { lines, shipped };
    await postOrderEmail(services, transaction, isWhole ? `order-${done}` : `order-part-${done}`, sent, { part });
    const detail = isWhole ? summaryOf(shipment) : `${summaryOf(shipment)} (${shipped}/${order.pieces})`;
    await recordOperatorAction(transaction, { operator, action: 'order.ship', subject: number, detail });
  });
}

/** A parcel of a locked order by its id; the last one for null. */
async function findParcel(transaction: Transaction, orderId: number, parcelId: number | null) {
  const parcels = (await readParcels(transaction, [orderId]))(orderId);
  const last = parcels.at(-1);
  const parcel = parcelId === null ? last : parcels.find(({ id }) => id === parcelId);
  return parcel && { parcel, isLast: parcel === last, isOnly: parcels.length === 1 };
}

/**
 * Corrects the shipment of a parcel, the last one for null, and notifies the buyer. @throws ApiError `unknown-item-or-order`,
 * `order-state-changed`, `not-the-chosen-shipping`, `changed-meanwhile`.
 */
export async function correctParcel(
  services: OrderServices,
  operator: Operator,
  { number, parcelId }: { number: string; parcelId: number | null },
  { shipment, seen }: { shipment: CheckedShipment; seen: Seen },
): Promise<void> {
  const { database, clock } = services;
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const order = await lockOrder(transaction, number);
    const found = await findParcel(transaction, order.id, parcelId);
    if (nextOrderState(order.state, 'correct-shipment') === null || found === undefined)
      throw new ApiError('order-state-changed', { status: 400 });
    assertAsChosen(order, shipment);
    const { parcel, isLast, isOnly } = found;
    await requireSeen(transaction, seen, shownDelivery(parcel, seen.locale), { subject: number, actions: SHIPPED });
    const delivery = deliveryColumns(shipment);
    await transaction.updateTable('parcel').set(delivery).where('id', '=', parcel.id).execute();
    // The order's columns contain its last parcel.
    if (isLast) await transaction.updateTable('customer_order').set(delivery).where('id', '=', order.id).execute();
    const body = firstTrackText(shipment);
    const at = new Date(now);
    if (body !== null)
      await writeParcelEvent(transaction, { orderId: order.id, parcelId: parcel.id, at, body, place: '' });
    await notifyOfShipment(transaction, order, shipment, now);
    const isWhole = isOnly && order.shipped_at !== null;
    const part = isWhole ? undefined : { lines: parcel.lines, shipped: 0 };
    await postOrderEmail(services, transaction, 'shipment-corrected', { ...order, ...delivery }, { part });
    await recordOperatorAction(transaction, {
      operator,
      action: 'order.correct',
      subject: number,
      detail: summaryOf(shipment),
    });
  });
}

/** Writes the shop's note on an order. @throws ApiError `unknown-item-or-order`, `text-too-long`, `changed-meanwhile`. */
export async function noteOnOrder(
  { database }: OrderServices,
  operator: Operator,
  number: string,
  { note, seen }: { note: string; seen: Seen },
): Promise<void> {
  if (note.length > NOTE_LENGTH) throw new ApiError('text-too-long', { status: 400 });
  await database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, number);
    const stored = { note: order.merchant_note };
    await requireSeen(transaction, seen, stored, { subject: number, actions: ['order.note'] });
    await transaction.updateTable('customer_order').set({ merchant_note: note }).where('id', '=', order.id).execute();
    await recordOperatorAction(transaction, { operator, action: 'order.note', subject: number, detail: note });
  });
}

/** Adds a tracking event to a parcel, the last one for null. @throws ApiError `unknown-item-or-order`, `nothing-to-track`. */
export async function addParcelEvent(
  { database, clock }: OrderServices,
  operator: Operator,
  number: string,
  { text, place, parcelId }: { text: string; place: string; parcelId: number | null },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, number);
    const found = await findParcel(transaction, order.id, parcelId);
    if (found === undefined || !isTracked(found.parcel)) throw new ApiError('nothing-to-track', { status: 400 });
    const at = new Date(clock());
    const { id } = found.parcel;
    await writeParcelEvent(transaction, { orderId: order.id, parcelId: id, at, body: asWritten(text), place });
    await recordOperatorAction(transaction, { operator, action: 'order.track', subject: number, detail: text });
  });
}
