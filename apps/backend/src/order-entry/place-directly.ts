import type { DirectOrder } from '@rider/api/order';
import type { Locale } from '@rider/model/locale';
import type { directOrderSchema } from '@rider/model/validation';
import type { InferOutput } from 'valibot';
import { rememberLocale } from '../account/buyers.ts';
import type { CheckoutServices } from '../order/checkout.ts';
import { expireDueOrdersOf } from '../order/close-order.ts';
import { ApiError } from '../http/api-error.ts';
import { hasContents } from './ordered-contents.ts';
import { placeEntered } from './place-for-buyer.ts';

/**
 * Places a buyer's order of SKUs and quantities, beside the cart, and pays it on account or from the balance, in one transaction. Repeating
 * the key returns the same order. @throws ApiError `key-of-another-order` for other lines, those of {@link placeEntered}.
 */
export async function placeDirectly(
  services: CheckoutServices,
  buyerId: number,
  { total, key, ...order }: InferOutput<typeof directOrderSchema>,
  locale: Locale,
): Promise<DirectOrder> {
  await rememberLocale(services.database, buyerId, locale);
  await expireDueOrdersOf(services, buyerId);
  return services.database.transaction().execute(async (transaction) => {
    const none = { shipping: '', couponId: '', shopDiscount: null };
    const entry = { ...none, ...order, buyerId: String(buyerId), key: `direct-${key}`, quoted: total };
    const placed = await placeEntered(services, transaction, entry, { locale });
    if (placed.repeated && !(await hasContents(transaction, placed.order.id, order.lines)))
      throw new ApiError('key-of-another-order', { status: 400 });
    return { number: placed.order.number, total: placed.order.total, repeated: placed.repeated };
  });
}
