import { screens } from '@rider/model/screens';
import type { Database, Transaction } from '../database/open.ts';
import { queueEmail } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import type { OrderServices } from '../order/checkout.ts';
import { emailLink, emailReader } from '../account/email-reader.ts';
import { PUBLISHED, SHOWN } from '../search/published.ts';

/** Maximum number of reminders of a buyer. */
const MOST = 500;

/** The buyer and the variant of a reminder. */
export interface StockReminder {
  skuId: number;
  buyerId: number;
}

/** Ids of a product's variants of whose return a buyer gets a reminder. */
export async function listStockReminders(database: Database, productId: number, buyerId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('stock_reminder')
    .innerJoin('sku', 'sku.id', 'stock_reminder.sku_id')
    .select('sku.id')
    .where('sku.product_id', '=', productId)
    .where('stock_reminder.buyer_id', '=', buyerId)
    .orderBy('sku.id')
    .execute();
  return rows.map(({ id }) => String(id));
}

/**
 * Stores a reminder of a variant's return to stock. Idempotent. @throws ApiError `unknown-item-or-order`, `variant-in-stock`,
 * `too-many-at-once`.
 */
export async function addStockReminder(
  database: Database,
  { skuId, buyerId }: StockReminder,
  now: number,
): Promise<void> {
  const sku = await database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['stock', 'minimum'])
    .where('sku.id', '=', skuId)
    .where(PUBLISHED)
    .where(SHOWN)
    .executeTakeFirst();
  if (sku === undefined) throw new ApiError('unknown-item-or-order');
  // Else each request would send an e-mail at once.
  if (sku.stock >= sku.minimum) throw new ApiError('variant-in-stock', { status: 400 });
  const { count } = await database
    .selectFrom('stock_reminder')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) throw new ApiError('too-many-at-once', { parameters: { most: MOST } });
  await database
    .insertInto('stock_reminder')
    .values({ sku_id: skuId, buyer_id: buyerId, requested_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a reminder. Idempotent. */
export async function deleteStockReminder(database: Database, { skuId, buyerId }: StockReminder): Promise<void> {
  await database.deleteFrom('stock_reminder').where('sku_id', '=', skuId).where('buyer_id', '=', buyerId).execute();
}

/** Maximum number of reminders per transaction. */
const PORTION = 50;

/** Sends the reminders of variants that can be ordered again, by notification and e-mail. Safe to run in several processes. */
export async function notifyRestocked(services: OrderServices): Promise<void> {
  let sent = PORTION;
  while (sent === PORTION) {
    sent = await services.database.transaction().execute(async (transaction) => {
      const due = await transaction
        .selectFrom('stock_reminder')
        .innerJoin('sku', 'sku.id', 'stock_reminder.sku_id')
        .innerJoin('product', 'product.id', 'sku.product_id')
        .select(['stock_reminder.sku_id', 'stock_reminder.buyer_id', 'sku.code', 'sku.product_id', 'product.name'])
        .whereRef('sku.stock', '>=', 'sku.minimum')
        .where(PUBLISHED)
        .where(SHOWN)
        .orderBy('stock_reminder.requested_at')
        .limit(PORTION)
        .forNoKeyUpdate('stock_reminder')
        .skipLocked()
        .execute();
      for (const reminder of due) await sendReminder(services, transaction, reminder);
      return due.length;
    });
  }
}

interface DueReminder {
  sku_id: number;
  buyer_id: number;
  code: string;
  product_id: number;
  name: Record<'en-US' | 'zh-CN', string>;
}

async function sendReminder(
  services: OrderServices,
  transaction: Transaction,
  { sku_id: skuId, buyer_id: buyerId, code, product_id: product, name }: DueReminder,
): Promise<void> {
  const reader = await emailReader(transaction, buyerId);
  const { locale } = reader;
  await notifyBuyer(transaction, buyerId, 'back-in-stock', { product, name: name[locale], code }, services.clock());
  const page = screens.product(String(product), code);
  await queueEmail(services, transaction, {
    to: reader.email,
    email: 'back-in-stock',
    locale,
    facts: { name: reader.name, product: name[locale], code, link: emailLink(services, locale, page) },
  });
  await transaction.deleteFrom('stock_reminder').where('sku_id', '=', skuId).where('buyer_id', '=', buyerId).execute();
}
