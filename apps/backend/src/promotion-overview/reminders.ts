import type { PromotionKindWire } from '@rider/api/catalogue';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { queueEmail } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { promotionPage } from '../notification/notification-kinds.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import type { OrderServices } from '../order/checkout.ts';
import { emailLink, emailReader } from '../account/email-reader.ts';
import { promotionAt, selectPromotions } from '../promotion/active-promotions.ts';
import type { PromotionReminderTable, PromotionTable } from '../promotion/tables.ts';

/** A buyer and the promotion of whose start they want a reminder. */
export interface RequestedReminder {
  kind: PromotionKindWire;
  /** The promotion's id on the wire; for a presale its product's. */
  number: number;
  buyerId: number;
  now: number;
}

/**
 * Stores a reminder of a promotion's start for a buyer; notifies immediately if it has started. Idempotent. @throws ApiError
 * `unknown-item-or-order`, `promotion-over`.
 */
export async function remindOfStart(
  database: Database,
  { now, buyerId, ...promotion }: RequestedReminder,
): Promise<void> {
  const row = await findByWireId(database, promotion);
  const { from: due } = promotionAt(row, now);
  if (due >= row.ends_at.getTime()) throw new ApiError('promotion-over', { parameters: { name: row.title['en-US'] } });
  await database
    .insertInto('promotion_reminder')
    .values({ promotion_id: row.id, buyer_id: buyerId, due_at: new Date(due) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findByWireId(database: Database, { kind, number }: Pick<RequestedReminder, 'kind' | 'number'>) {
  const row = await selectPromotions(database)
    .where('kind', '=', kind)
    // CRMEB identifies presales by their product.
    .where(kind === 'presell' ? 'promotion.product_id' : 'promotion.number', '=', number)
    .orderBy('ends_at', 'desc')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('unknown-item-or-order');
  return row;
}

/** Whether a buyer has a reminder. @throws ApiError `unknown-item-or-order`. */
export async function isReminded(
  database: Database,
  { buyerId, ...promotion }: Omit<RequestedReminder, 'now'>,
): Promise<boolean> {
  const { id } = await findByWireId(database, promotion);
  const reminder = await database
    .selectFrom('promotion_reminder')
    .select('buyer_id')
    .where('promotion_id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return reminder !== undefined;
}

/** Deletes a buyer's reminder. @throws ApiError `unknown-item-or-order`. */
export async function deleteReminder(
  database: Database,
  { buyerId, ...promotion }: Omit<RequestedReminder, 'now'>,
): Promise<void> {
  const { id } = await findByWireId(database, promotion);
  await database
    .deleteFrom('promotion_reminder')
    .where('promotion_id', '=', id)
    .where('buyer_id', '=', buyerId)
    .execute();
}

/** Maximum number of reminders per transaction. */
const PORTION = 50;

/** Sends the reminders of started promotions, by notification and e-mail. Safe to run in several processes. */
export async function notifyStarted(services: OrderServices): Promise<void> {
  const { database, clock } = services;
  let sent = PORTION;
  while (sent === PORTION) {
    sent = await database.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('promotion_reminder')
        .selectAll()
        .where('due_at', '<=', new Date(clock()))
        .orderBy('due_at')
        .limit(PORTION)
        .forNoKeyUpdate()
        .skipLocked()
        .execute();
      for (const reminder of due) await sendReminder(services, transaction, reminder);
      return due.length;
    });
  }
}

async function sendReminder(
  services: OrderServices,
  transaction: Transaction,
  { promotion_id: id, buyer_id: buyerId }: PromotionReminderTable,
): Promise<void> {
  const promotion: Selectable<PromotionTable> = await transaction
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const reader = await emailReader(transaction, buyerId);
  const { locale } = reader;
  const { kind, title, product_id: productId, number } = promotion;
  const facts = { kind, id: kind === 'presell' ? productId : number, promotion: title[locale] };
  await notifyBuyer(transaction, buyerId, 'promotion-started', facts, services.clock());
  await queueEmail(services, transaction, {
    to: reader.email,
    email: 'promotion-started',
    locale,
    facts: { name: reader.name, promotion: facts.promotion, link: emailLink(services, locale, promotionPage(facts)) },
  });
  await transaction
    .deleteFrom('promotion_reminder')
    .where('promotion_id', '=', id)
    .where('buyer_id', '=', buyerId)
    .execute();
}
