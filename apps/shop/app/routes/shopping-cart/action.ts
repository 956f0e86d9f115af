import { ApiError } from '@rider/api/transport';
import { getProduct } from '@rider/api/catalogue';
import { screens } from '@rider/model/screens';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { changeCart, type CartChange, type CartItem } from '../../cart/change-cart.ts';
import { addProductLines, type ProductLines } from '../../cart/add-lines.ts';
import { pendingAddToCart } from '../../cart/pending-cart-item.ts';
import { formOf } from '../../form/form-of.ts';
import { keyOfForm } from '../../form/key-of-form.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { readPromotionFields } from '../../promotion-address/promotion-fields.ts';

/** Ids of lines and products; a form with any other value is not one of the shop's. */
const ID = /^\d{1,20}$/;

/**
 * The cart's forms, for buyers without script and for "buy now": `intent` is add or buy (productId, skuId or
 * `attribute.<name>`, quantity, and the promotion's fields), add-lines (productId and `quantity.<skuId>` of several variants), set (lineId,
 * quantity) or remove (lineId). A rejection shows on the cart. Visitors sign in first; what they wanted is added then.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin, signedIn } = context.get(requestScope);
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const lineId = text('lineId');
  const changesLine = intent === 'set' || intent === 'remove';
  if (!ID.test(changesLine ? lineId : text('productId'))) throw data(null, { status: 400 });
  let item: CartItem | ProductLines | undefined;
  try {
    if (intent === 'add-lines') item = await readProductLines();
    else if (!changesLine) item = await readItem();
    if (item && !signedIn) return pendingAddToCart(item, origin);
    if (item?.intent === 'add-lines') return await addAll(item);
    const quantity = Number(text('quantity'));
    const change: CartChange = item ?? (intent === 'set' ? { intent, lineId, quantity } : { intent: 'remove', lineId });
    return redirect(await changeCart(api, change));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'rejected')
      return data({ message: error.message, verdicts: [] }, { status: 422 });
    if (error instanceof ApiError && error.kind === 'session' && item) return pendingAddToCart(item, origin);
    throw asResponse(error, request, origin);
  }

  /** The variants with a quantity. */
  async function readProductLines(): Promise<ProductLines> {
    const fields = [...form].flatMap(([name, value]) => {
      const [, skuId] = /^quantity\.([\w-]{1,64})$/.exec(name) ?? [];
      const quantity = String(value).trim();
      return skuId === undefined || quantity === '' || Number(quantity) === 0 ? [] : [[skuId, quantity] as const];
    });
    return {
      intent: 'add-lines',
      productId: text('productId'),
      quantities: Object.fromEntries(fields),
      key: await keyOfForm(form),
    };
  }

  async function addAll(wanted: ProductLines) {
    if (Object.keys(wanted.quantities).length === 0) return redirect(screens.product(wanted.productId));
    const verdicts = await addProductLines(api, wanted);
    const left = verdicts.filter(({ problem }) => problem !== null);
    return left.length === 0 ? redirect(screens.cart) : data({ message: '', verdicts: left }, { status: 422 });
  }

  async function readItem(): Promise<CartItem> {
    const productId = text('productId');
    const skuId = text('skuId') || (await resolveSku(productId));
    const quantity = Number(text('quantity') || 1);
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
