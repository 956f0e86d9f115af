import { screens } from '@rider/model/screens';
import { ApiError } from '@rider/api/transport';
import { addToCart, removeCartLines, setCartQuantity } from '@rider/api/cart';
import { getProduct } from '@rider/api/catalogue';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { formOf } from '../../form/form-of.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { checkoutAtOnce, readPromotionFields } from '../../promotion-address/promotion-fields.ts';
import { signInForWish } from '../../wish/wish.ts';

/** Ids of lines and products; a form with any other value is not one of the shop's. */
const ID = /^\d{1,20}$/;

/**
 * The cart's forms, for buyers without script and for "buy now": `intent` is add or buy (productId, skuId or
 * `attribute.<name>`, quantity or `quantity.<skuId>`, and the promotion's fields), set (lineId, quantity) or remove (lineId). A refusal shows on the cart.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin, signedIn } = context.get(requestScope);
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const subject = ['set', 'remove'].includes(text('intent')) ? 'lineId' : 'productId';
  if (!ID.test(text(subject))) throw data(null, { status: 400 });
  const adds = subject === 'productId';
  try {
    if (adds && !signedIn) return await signInFirst();
    switch (text('intent')) {
      case 'set':
        await setCartQuantity(api, text('lineId'), Number(text('quantity')));
        break;
      case 'remove':
        await removeCartLines(api, [text('lineId')]);
        break;
      case 'buy': {
        const { promotion } = await piece();
        return redirect(checkoutAtOnce(await add(true), promotion));
      }
      default:
        await add(false);
    }
    return redirect(screens.cart);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return data({ message: error.message }, { status: 422 });
    if (adds && error instanceof ApiError && error.kind === 'session') return signInFirst();
    throw asResponse(error, request, origin);
  }

  async function piece() {
    const productId = text('productId');
    const skuId = text('skuId') || (await resolveSku(productId));
    // A table of articles has one quantity field per SKU.
    const quantity = Number(text(`quantity.${skuId}`) || text('quantity') || 1);
    return { productId, skuId, quantity, promotion: readPromotionFields(text) };
  }

  async function add(buyNow: boolean): Promise<string> {
    const { promotion, ...goods } = await piece();
    return addToCart(api, { ...goods, ...promotion, buyNow });
  }

  /** Redirects visitors to sign-in, which then adds or buys what they chose. */
  async function signInFirst(): Promise<Response> {
    return signInForWish({ intent: text('intent') === 'buy' ? 'buy' : 'add', ...(await piece()) }, origin);
  }

  /** Finds the SKU of the chosen attribute values when no script has. */
  async function resolveSku(productId: string): Promise<string> {
    const product = await getProduct(api, productId);
    const values = product.attributes.map(({ name }) => text(`attribute.${name}`));
    const sku = product.skus.find((each) => each.values.every((value, index) => value === values[index]));
    return (sku ?? product.skus[0])?.id ?? '';
  }
}
