import { getOwnIfPresent, postOwn, type Api } from '../transport/index.ts';

/** A request about a variant's return to stock; `sku` is the variant's id. */
export interface StockReminderRequestWire {
  sku: string;
}

/**
 * The ids of a product's variants of whose return to stock the buyer is notified; null in front of a CRMEB, which has no such reminders.
 */
export function getStockReminders(api: Api, productId: string): Promise<readonly string[] | null> {
  return getOwnIfPresent<readonly string[] | null>(api, 'product/stock_reminders', null, { id: productId });
}

/** Requests a notification by message and e-mail when a variant is in stock again. Rejects with 410294 for an unknown variant. */
export function requestStockReminder(api: Api, variantId: string): Promise<void> {
  return postOwn(api, 'product/remind_of_stock', { sku: variantId } satisfies StockReminderRequestWire);
}

/** Cancels the notification of a return to stock. */
export function cancelStockReminder(api: Api, variantId: string): Promise<void> {
  return postOwn(api, 'product/forget_stock', { sku: variantId } satisfies StockReminderRequestWire);
}
