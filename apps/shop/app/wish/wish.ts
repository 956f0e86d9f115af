import { randomId } from '@rider/model/random-id';
import { screens } from '@rider/model/screens';
import { ApiError, type Api } from '@rider/api/transport';
import { addToCart } from '@rider/api/cart';
import { getProduct } from '@rider/api/catalogue';
import { redirect } from 'react-router';
import { SKU_PARAMETER } from '../article-address/article-address.ts';
import {
  clearedSessionCookies,
  FROM_PATH_LOGIN,
  fromPathCookie,
  readCookie,
  WISH_COOKIE,
  wishCookie,
} from '../session/cookies.ts';
import { promotionScreen } from '../promotion-address/promotion-screens.ts';
import { checkoutAtOnce, readPromotionFields, type PromotionFields } from '../promotion-address/promotion-fields.ts';
import { PURCHASE_FORM, WISH_PARAMETER, type WishOutcome } from './wish-outcome.ts';

/** What a visitor wanted to buy before sign-in. It is stored in a cookie of that browser, never in an address. */
export interface Wish {
  /** Add to the cart, or go straight to checkout. */
  intent: 'add' | 'buy';
  productId: string;
  skuId: string;
  quantity: number;
  /** The promotion in which it is offered. */
  promotion: PromotionFields;
  /** The idempotency key: the wish is carried out once. */
  key: string;
}

/** A wish described for the sign-in screen. */
export interface WishInWords extends Pick<Wish, 'intent' | 'quantity'> {
  name: string;
  /** The article's attribute values, e.g. finish and glass. */
  values: readonly string[];
}

const WRITTEN = /^(add|buy)\.(\d{1,20})\.([\w-]{0,64})\.([1-9]\d{0,5})\.([\da-f-]{36})((?:\.[a-zA-Z]+-\d{1,20}){0,2})$/;

/** The wish in a request's cookie; null without a valid one. */
export function wishOf(request: Request): Wish | null {
  const [, intent, productId = '', skuId = '', quantity, key = '', fields = ''] =
    WRITTEN.exec(readCookie(request.headers.get('Cookie'), WISH_COOKIE) ?? '') ?? [];
  if (intent !== 'add' && intent !== 'buy') return null;
  const named = new Map(fields.split('.').map((field) => field.split('-') as [string, string | undefined]));
  const promotion = readPromotionFields((name) => named.get(name) ?? '');
  return { intent, productId, skuId, quantity: Number(quantity), promotion, key };
}

/** The page of the product or its promotion at the purchase form, with the wish's article and quantity selected. */
export function wishPath({ productId, skuId, quantity, promotion }: Wish, outcome?: WishOutcome): string {
  const page = new URL(pageOf(productId, promotion), 'http://shop.invalid');
  page.searchParams.set(SKU_PARAMETER, skuId);
  page.searchParams.set('quantity', String(quantity));
  if (outcome) page.searchParams.set(WISH_PARAMETER, outcome);
  return `${page.pathname}${page.search}#${PURCHASE_FORM}`;
}

function pageOf(productId: string, { secKillId, combinationId, pinkId }: PromotionFields): string {
  if (secKillId) return promotionScreen('seckill', secKillId);
  return combinationId ? promotionScreen('group', combinationId, pinkId) : screens.product(productId);
}

/** Redirects to sign-in, which carries out the wish. An invalid quantity is dropped; only the return address is stored. */
export function signInForWish(wished: Omit<Wish, 'key'>, origin: string): Response {
  const wish = { ...wished, key: randomId() };
  const { intent, productId, skuId, quantity, promotion, key } = wish;
  const fields = Object.entries(promotion).map(([name, value]) => `${name}-${value}`);
  const written = [intent, productId, skuId, quantity, key, ...fields].join('.');
  const headers = new Headers();
  for (const cleared of clearedSessionCookies(origin)) headers.append('Set-Cookie', cleared);
  headers.append('Set-Cookie', fromPathCookie(wishPath(wish), origin));
  if (WRITTEN.test(written)) headers.append('Set-Cookie', wishCookie(written, origin));
  return redirect(FROM_PATH_LOGIN, { headers });
}

/** Describes what sign-in will add. Null if the product cannot be loaded: sign-in works without it. */
export async function wishInWords(api: Api, { intent, productId, skuId, quantity }: Wish): Promise<WishInWords | null> {
  try {
    const { name, skus } = await getProduct(api, productId);
    return { intent, quantity, name, values: skus.find(({ id }) => id === skuId)?.values ?? [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/**
 * Carries out a wish for the buyer who has just signed in. Resolves to the address to open: the checkout, or the product with the outcome.
 */
export async function carryOut(api: Api, wish: Wish): Promise<string> {
  const { intent, promotion, ...piece } = wish;
  try {
    const lineId = await addToCart(api, { ...piece, ...promotion, buyNow: intent === 'buy' });
    if (intent === 'add') return wishPath(wish, 'added');
    return checkoutAtOnce(lineId, promotion);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return wishPath(wish, 'refused');
  }
}
