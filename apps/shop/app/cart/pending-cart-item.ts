import { randomId } from '@rider/model/random-id';
import { screens } from '@rider/model/screens';
import { ApiError, type Api } from '@rider/api/transport';
import { getProduct } from '@rider/api/catalogue';
import { redirect } from 'react-router';
import { SKU_PARAMETER } from '../variant-address/variant-address.ts';
import {
  clearedSessionCookies,
  FROM_PATH_LOGIN,
  fromPathCookie,
  pendingItemCookie,
  PENDING_ITEM_COOKIE,
  readCookie,
} from '../session/cookies.ts';
import { promotionScreen } from '../promotion-address/promotion-screens.ts';
import { readPromotionFields, type PromotionFields } from '../promotion-address/promotion-fields.ts';
import { addProductLines, type ProductLines } from './add-lines.ts';
import { changeCart, type CartItem } from './change-cart.ts';
import { LINES_PARAMETER, PIECES_PARAMETER, readLines, writeLines } from './lines-address.ts';
import { PENDING_PARAMETER, PURCHASE_FORM, type PendingOutcome } from './purchase-form.ts';

/** What a visitor wants to buy: a variant, or several of a product. */
export type PendingItem = CartItem | ProductLines;

/** A pending cart item described for the sign-in screen. */
export interface PendingDescription extends Pick<CartItem, 'intent' | 'quantity'> {
  name: string;
  /** The variant's option values, e.g. finish and glass. */
  values: readonly string[];
}

const WRITTEN = /^(add|buy)\.(\d{1,20})\.([\w-]{0,64})\.([1-9]\d{0,5})\.([\da-f-]{36})((?:\.[a-zA-Z]+-\d{1,20}){0,2})$/;

const WRITTEN_LINES = /^add-lines\.(\d{1,20})\.([\w:~-]{1,3000})\.([\da-f-]{36})$/;

/** The pending cart item in a request's cookie; null without a valid one. It has a key, so it is added once. */
export function pendingCartItem(request: Request): PendingItem | null {
  const cookie = readCookie(request.headers.get('Cookie'), PENDING_ITEM_COOKIE) ?? '';
  const [, ofProduct, lines = '', keyOfLines = ''] = WRITTEN_LINES.exec(cookie) ?? [];
  if (ofProduct !== undefined)
    return { intent: 'add-lines', productId: ofProduct, quantities: readLines(lines), key: keyOfLines };
  const [, intent, productId = '', skuId = '', quantity, key = '', fields = ''] = WRITTEN.exec(cookie) ?? [];
  if (intent !== 'add' && intent !== 'buy') return null;
  const named = new Map(fields.split('.').map((field) => field.split('-') as [string, string | undefined]));
  const promotion = readPromotionFields((name) => named.get(name) ?? '');
  return { intent, productId, skuId, quantity: Number(quantity), promotion, key };
}

/** The page of the product or its promotion at the purchase form, with the item's variant and quantity selected. */
export function pendingItemPath(item: PendingItem, outcome?: PendingOutcome): string {
  if (item.intent === 'add-lines') return linesPath(item.productId, item.quantities);
  const { productId, skuId, quantity, promotion } = item;
  const page = new URL(pageOf(productId, promotion), 'http://shop.invalid');
  page.searchParams.set(SKU_PARAMETER, skuId);
  page.searchParams.set('quantity', String(quantity));
  if (outcome) page.searchParams.set(PENDING_PARAMETER, outcome);
  return `${page.pathname}${page.search}#${PURCHASE_FORM}`;
}

/** The page of a product with quantities in the table of its variants, and the pieces that were added. */
function linesPath(productId: string, quantities: ProductLines['quantities'], pieces?: number) {
  const read = new URLSearchParams({ [LINES_PARAMETER]: writeLines(quantities) });
  if (pieces !== undefined) read.set(PIECES_PARAMETER, String(pieces));
  return `${screens.product(productId)}?${read}`;
}

function pageOf(productId: string, { secKillId, combinationId, pinkId }: PromotionFields = {}): string {
  if (secKillId) return promotionScreen('flashSale', secKillId);
  return combinationId ? promotionScreen('groupBuy', combinationId, pinkId) : screens.product(productId);
}

/**
 * Stores what a visitor wants in a cookie of the browser, never in an address, and redirects to sign-in, which adds it. An invalid quantity
 * is dropped; only the return address is stored.
 */
export function pendingAddToCart(item: PendingItem, origin: string): Response {
  const written = writeItem(item);
  const headers = new Headers();
  for (const cleared of clearedSessionCookies(origin)) headers.append('Set-Cookie', cleared);
  headers.append('Set-Cookie', fromPathCookie(pendingItemPath(item), origin));
  if (WRITTEN.test(written) || WRITTEN_LINES.test(written))
    headers.append('Set-Cookie', pendingItemCookie(written, origin));
  return redirect(FROM_PATH_LOGIN, { headers });
}

function writeItem(item: PendingItem): string {
  if (item.intent === 'add-lines')
    return [item.intent, item.productId, writeLines(item.quantities), randomId()].join('.');
  const { intent, productId, skuId, quantity, promotion = {} } = item;
  const fields = Object.entries(promotion).map(([name, value]) => `${name}-${value}`);
  return [intent, productId, skuId, quantity, randomId(), ...fields].join('.');
}

/** Describes what sign-in will add. Null if the product cannot be loaded: sign-in works without it. */
export async function describePendingItem(api: Api, item: PendingItem): Promise<PendingDescription | null> {
  try {
    const { name, skus } = await getProduct(api, item.productId);
    if (item.intent === 'add-lines') {
      const quantity = Object.values(item.quantities).reduce((sum, text) => sum + Number(text), 0);
      return { intent: 'add', quantity, name, values: [] };
    }
    const { intent, skuId, quantity } = item;
    return { intent, quantity, name, values: skus.find(({ id }) => id === skuId)?.values ?? [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** Adds the pending item for the buyer who has just signed in. Resolves to the address to open: the checkout, or the product with the outcome. */
export async function addPendingItem(api: Api, item: PendingItem): Promise<string> {
  try {
    if (item.intent === 'add-lines') return await addPendingLines(api, item);
    const next = await changeCart(api, item);
    return item.intent === 'buy' ? next : pendingItemPath(item, 'added');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return pendingItemPath(item, 'refused');
  }
}

async function addPendingLines(api: Api, item: ProductLines): Promise<string> {
  const verdicts = await addProductLines(api, item);
  const pieces = verdicts.reduce((sum, { problem, quantity }) => sum + (problem === null ? (quantity ?? 0) : 0), 0);
  // What was not added is in its field again.
  const left = verdicts
    .filter(({ problem }) => problem !== null)
    .map(({ skuId }) => [skuId, item.quantities[skuId] ?? '']);
  return linesPath(item.productId, Object.fromEntries(left), pieces);
}
