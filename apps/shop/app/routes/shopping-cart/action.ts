import { ApiError } from '@rider/api/transport';
import { getProduct } from '@rider/api/catalogue';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { changeCart, type CartChange, type CartItem } from '../../cart/change-cart.ts';
import { pendingAddToCart } from '../../cart/pending-cart-item.ts';
import { formOf } from '../../form/form-of.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { readPromotionFields } from '../../promotion-address/promotion-fields.ts';

/** Ids of lines and products; a form with any other value is not one of the shop's. */
const ID = /^\d{1,20}$/;

/**
 * The cart's forms, for buyers without script and for "buy now": `intent` is add or buy (productId, skuId or
 * `attribute.<name>`, quantity or `quantity.<skuId>`, and the promotion's fields), set (lineId, quantity) or remove (lineId). A rejection
 * shows on the cart. Visitors sign in first; what they wanted is added then.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin, signedIn } = context.get(requestScope);
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const lineId = text('lineId');
  const changesLine = intent === 'set' || intent === 'remove';
  if (!ID.test(changesLine ? lineId : text('productId'))) throw data(null, { status: 400 });
  let item: CartItem | undefined;
  try {
    if (!changesLine) item = await readItem();
    if (item && !signedIn) return pendingAddToCart(item, origin);
    const quantity = Number(text('quantity'));
    const change: CartChange = item ?? (intent === 'set' ? { intent, lineId, quantity } : { intent: 'remove', lineId });
    return redirect(await changeCart(api, change));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'rejected')
      return data({ message: error.message }, { status: 422 });
    if (error instanceof ApiError && error.kind === 'session' && item) return pendingAddToCart(item, origin);
    throw asResponse(error, request, origin);
  }

  async function readItem(): Promise<CartItem> {
    const productId = text('productId');
    const skuId = text('skuId') || (await resolveSku(productId));
    // A table of variants has one quantity field per SKU.
    const quantity = Number(text(`quantity.${skuId}`) || text('quantity') || 1);
    const promotion = readPromotionFields(text);
    return { intent: intent === 'buy' ? 'buy' : 'add', productId, skuId, quantity, promotion };
  }

  /** Finds the SKU of the chosen option values when no script has. */
  async function resolveSku(productId: string): Promise<string> {
    const product = await getProduct(api, productId);
    const values = product.attributes.map(({ name }) => text(`attribute.${name}`));
    const sku = product.skus.find((each) => each.values.every((value, index) => value === values[index]));
    return (sku ?? product.skus[0])?.id ?? '';
  }
}
