import { LOCALES } from '@rider/model/locale';
import { nextOrderState } from '@rider/model/order';
import type { Localized } from '../database/columns.ts';
import type { Transaction } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { messageText } from '../messages/index.ts';
import { tellBuyer } from '../notification/tell-buyer.ts';
import { recordOperatorAction } from '../operator/action.ts';
import type { Operator } from '../operator/require-operator.ts';
import type { OrderServices } from '../order/checkout.ts';
import type { StoredOrder } from '../order/closing.ts';
import { postOrderLetter } from '../order/letters.ts';
import { waitsForGroup } from '../promotion/groups.ts';
import { hasOpenRefund, readRefundFacts } from '../refund/refundable.ts';
import type { CheckedShipment } from './form.ts';
import { asWritten, writeParcelEvent } from './track.ts';

/** Maximum length of a note on an order, in characters. */
const NOTE_LENGTH = 1000;

/** The order's delivery columns for a shipment (contract 3.7). */
function deliveryColumns(shipment: CheckedShipment) {
  const empty = { delivery_name: '', delivery_code: '', delivery_id: '', delivery_content: '' };
  switch (shipment.method) {
    case 'deliver': {
      const { code, name } = shipment.courier;
      const courier = { delivery_code: code, delivery_name: name['en-US'], delivery_id: shipment.trackingNumber };
      return { ...empty, ...courier, delivery_type: 'express' };
    }
    case 'person':
      return { ...empty, delivery_type: 'send', delivery_name: shipment.person, delivery_id: shipment.personPhone };
    case 'virtual':
      return { ...empty, delivery_type: 'fictitious', delivery_content: shipment.content };
  }
}

function inAllLanguages(write: (locale: keyof Localized) => string): Localized {
  return Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Localized;
}

/** The first entry of the parcel's track. */
function firstWords(shipment: CheckedShipment): Localized | null {
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
      return null;
  }
}

async function tellOfShipment(
  transaction: Transaction,
  order: StoredOrder,
  shipment: CheckedShipment,
  now: number,
): Promise<void> {
  const { number, buyer_id: buyerId } = order;
  switch (shipment.method) {
    case 'deliver': {
      const facts = { order: number, courier: shipment.courier.name['en-US'], tracking: shipment.trackingNumber };
      return tellBuyer(transaction, buyerId, 'order-shipped', facts, now);
    }
    case 'person': {
      const facts = { order: number, person: shipment.person, phone: shipment.personPhone };
      return tellBuyer(transaction, buyerId, 'order-brought', facts, now);
    }
    case 'virtual':
      return tellBuyer(transaction, buyerId, 'order-provided', { order: number, note: shipment.content }, now);
  }
}

/** Locks any buyer's order, for an operator. Throws the refusal `unknown-item-or-order` where there is none. */
async function lockOrder(transaction: Transaction, number: string): Promise<StoredOrder> {
  const order = await transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('unknown-item-or-order');
  return order;
}

/** Summary of a shipment for the operators' log. */
function inShort(shipment: CheckedShipment): string {
  switch (shipment.method) {
    case 'deliver':
      return `${shipment.courier.name['en-US']} ${shipment.trackingNumber}`;
    case 'person':
      return `${shipment.person} ${shipment.personPhone}`;
    case 'virtual':
      return shipment.content;
  }
}

/** Orders with an open refund are not shipped. Throws the refusal `refund-undecided`. */
async function assertNothingAsked(transaction: Transaction, order: StoredOrder): Promise<void> {
  const facts = (await readRefundFacts(transaction, [order.id]))(order.id);
  if (hasOpenRefund(facts)) throw new Refusal('refund-undecided', { status: 400 });
}

/**
 * Ships a paid order, or corrects the shipment of a shipped one, and notifies the buyer. Refusals: `unknown-item-or-order`,
 * `order-state-changed`, `refund-undecided`.
 */
export async function shipOrder(
  services: OrderServices,
  operator: Operator,
  number: string,
  shipment: CheckedShipment,
): Promise<void> {
  const { database, clock } = services;
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const order = await lockOrder(transaction, number);
    const shipped = nextOrderState(order.state, 'ship');
    const next = shipped ?? nextOrderState(order.state, 'correct-shipment');
    if (next === null) throw new Refusal('order-state-changed', { status: 400 });
    if (shipped !== null) {
      await assertNothingAsked(transaction, order);
      if (await waitsForGroup(transaction, order.id)) throw new Refusal('group-still-open', { status: 400 });
    }
    const sent = await transaction
      .updateTable('customer_order')
      .set({ ...deliveryColumns(shipment), state: next, ...(shipped !== null && { shipped_at: new Date(now) }) })
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const body = firstWords(shipment);
    if (body !== null) await writeParcelEvent(transaction, { orderId: order.id, at: new Date(now), body, place: '' });
    await tellOfShipment(transaction, order, shipment, now);
    await postOrderLetter(services, transaction, shipped === null ? 'shipment-corrected' : 'order-shipped', sent);
    const action = shipped === null ? 'order.correct' : 'order.ship';
    await recordOperatorAction(transaction, { operator, action, subject: number, detail: inShort(shipment) });
  });
}

/** Writes the shop's note on an order. Refusals: `unknown-item-or-order`, `text-too-long`. */
export async function noteOnOrder(
  { database }: OrderServices,
  operator: Operator,
  number: string,
  note: string,
): Promise<void> {
  if (note.length > NOTE_LENGTH) throw new Refusal('text-too-long', { status: 400 });
  await database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, number);
    await transaction.updateTable('customer_order').set({ merchant_note: note }).where('id', '=', order.id).execute();
    await recordOperatorAction(transaction, { operator, action: 'order.note', subject: number, detail: note });
  });
}

/** Adds to a parcel's track. Refusals: `unknown-item-or-order`, `nothing-to-track`. */
export async function addParcelEvent(
  { database, clock }: OrderServices,
  operator: Operator,
  number: string,
  { text, place }: { text: string; place: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, number);
    if (!['express', 'send'].includes(order.delivery_type)) throw new Refusal('nothing-to-track', { status: 400 });
    const at = new Date(clock());
    await writeParcelEvent(transaction, { orderId: order.id, at, body: asWritten(text), place });
    await recordOperatorAction(transaction, { operator, action: 'order.track', subject: number, detail: text });
  });
}
