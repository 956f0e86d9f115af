import { randomBytes } from 'node:crypto';
import { FALLBACK_LOCALE, isLocale } from '@rider/model/locale';
import type { Locale } from '@rider/model/locale';
import { safeLocalPath } from '@rider/model/navigation';
import type { Database } from '../database/open.ts';
import { cardElement } from './card-element.ts';
import { paymentPage } from './payment-page.ts';
import { countUse } from '../account/use-count.ts';
import { Refusal } from '../http/refusal.ts';
import type { PaymentGateway } from './gateway.ts';
import type { PaymentProvider, ProviderPaymentState } from './provider.ts';
import { judgeCard } from './test-cards.ts';
import { createWechatSandbox, type WechatSandbox } from './wechat-sandbox.ts';

/** Root path of the sandbox: outside `/api`, like the address of a real provider. */
export const SANDBOX_ROOT = '/sandbox-provider/';
const CARDS = `${SANDBOX_ROOT}cards/`;
const CARD_ELEMENT = `${SANDBOX_ROOT}card-element/`;
const PAYMENTS = `${SANDBOX_ROOT}pay/`;

/** No card is longer as JSON, in bytes. */
const BODY_LIMIT = 2000;
/** How long an unsaved card is kept, in milliseconds. */
const UNSAVED_KEPT = 60 * 60_000;
/** Maximum number of unsaved cards, over all holders. */
const MOST_UNSAVED = 5000;
/** How long an element accepts cards after it was requested, in milliseconds, and how many per day. */
const KEY_KEPT = 86_400_000;
const MOST_CARDS = 30;

/** A payment provider for demonstration that moves no money, and its pages. */
export interface Sandbox {
  provider: PaymentProvider;
  /** WeChat Pay's client, connected to the sandbox. */
  wechat: PaymentGateway;
  /** Answers the browser's requests below {@link SANDBOX_ROOT}. */
  fetch(request: Request): Promise<Response>;
}

interface SandboxServices {
  database: Database;
  clock: () => number;
  /** Origin of the shop's public addresses, to which notices are addressed. */
  shopOrigin: string;
  /** Takes a notice, as the shop's address for notices does. */
  notify: (notice: Request) => Promise<Response>;
}

type DecidingServices = SandboxServices & { wechat: WechatSandbox };

/** How the tokens of WeChat Pay's sandbox begin. */
const WECHAT_TOKENS = 'sandbox_wechat_';
const newToken = (kind: 'card' | 'key' | 'pay' | 'wechat'): string =>
  `sandbox_${kind}_${randomBytes(18).toString('base64url')}`;
/** Any origin may request a token, as with every provider: the element runs in a sandboxed frame with an opaque origin. */
const json = (body: object, status = 200): Response =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Access-Control-Allow-Origin': '*' },
  });

function languageOf(request: Request): Locale {
  const language = new URL(request.url).searchParams.get('lang') ?? '';
  return isLocale(language) ? language : FALLBACK_LOCALE;
}

/** The typed card, or null for invalid data. It is never written anywhere, not even into an error. */
async function typedCard(request: Request): Promise<{ number: string; expiry: string; code: string } | null> {
  const text = await request.text();
  if (text.length > BODY_LIMIT) return null;
  try {
    const given = JSON.parse(text) as Record<string, unknown>;
    const field = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
    return { number: field('number'), expiry: field('expiry'), code: field('code') };
  } catch {
    return null;
  }
}

/** The key with which a holder's element submits cards: one per holder, renewed whenever the shop requests the element. */
async function keyOf({ database, clock }: SandboxServices, holder: string): Promise<string> {
  const now = clock();
  const renewed = { expires_at: new Date(now + KEY_KEPT) };
  const { key } = await database
    .insertInto('sandbox_card_key')
    .values({ holder, key: newToken('key'), ...renewed })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet(renewed))
    .returning('key')
    .executeTakeFirstOrThrow();
  return key;
}

/** Whether the key is known and may submit another card; throws the refusal `too-many-attempts` above the daily limit. */
async function mayHandIn({ database, clock }: SandboxServices, key: string): Promise<boolean> {
  const now = clock();
  const known = await database
    .selectFrom('sandbox_card_key')
    .select('holder')
    .where('key', '=', key)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (known === undefined) return false;
  const use = {
    subject: `sandbox card of ${known.holder}`,
    limit: MOST_CARDS,
    window: KEY_KEPT,
    refusal: 'too-many-attempts',
  } as const;
  await countUse(database, use, now);
  const { count } = await unsavedCards(database)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count < MOST_UNSAVED;
}

function unsavedCards(database: Database) {
  return database
    .selectFrom('sandbox_card')
    .where('token', 'not in', (select) => select.selectFrom('credit_card').select('provider_token'));
}

async function takeCard(services: SandboxServices, key: string, request: Request): Promise<Response> {
  const { database, clock } = services;
  try {
    if (!(await mayHandIn(services, key))) return json({ closed: true }, 403);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return json({ closed: true }, 429);
  }
  const typed = await typedCard(request);
  if (typed === null) return json({ faults: ['number'] }, 400);
  const card = judgeCard(typed, clock());
  if ('faults' in card) return json(card);
  const token = newToken('card');
  const { brand, last4, expiryMonth, expiryYear } = card;
  await database
    .insertInto('sandbox_card')
    .values({
      token,
      brand,
      last4,
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      made_at: new Date(clock()),
    })
    .execute();
  return json({ token, ...card });
}

async function showPayment({ database }: SandboxServices, token: string, locale: Locale): Promise<Response> {
  const payment = await database
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  return paymentPage(payment ?? null, locale);
}

/** Closes an open payment; returns undefined if it was closed before. */
function closePayment({ database }: Pick<SandboxServices, 'database'>, token: string, state: 'paid' | 'declined') {
  return database
    .updateTable('sandbox_payment')
    .set({ state })
    .where('token', '=', token)
    .where('state', '=', 'open')
    .returning(['return_path', 'reference'])
    .executeTakeFirst();
}

/** Sends the notice of a payment by WeChat Pay; a shop that does not take it asks by itself later. */
async function tellShop({ wechat, notify }: DecidingServices, reference: string): Promise<void> {
  const notice = await wechat.noticeOf(reference);
  if (notice === null) return;
  const { status } = await notify(notice);
  if (status !== 204) console.error(`the sandbox's notice of a payment was answered with ${status}`);
}

async function decidePayment(services: DecidingServices, token: string, request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (form === null) return new Response(null, { status: 400 });
  const decided = await closePayment(services, token, form.get('decision') === 'pay' ? 'paid' : 'declined');
  if (decided === undefined) return showPayment(services, token, languageOf(request));
  // Payments into the balance belong to a provider that sends no notices.
  if (token.startsWith(WECHAT_TOKENS)) await tellShop(services, decided.reference);
  // The path was checked when the payment began; it is checked again before the redirect.
  const location = safeLocalPath(decided.return_path, 'http://shop.invalid') ? decided.return_path : '/';
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

async function answerBrowser(services: DecidingServices, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const posted = request.method === 'POST';
  if (pathname.startsWith(CARDS) && posted) return takeCard(services, pathname.slice(CARDS.length), request);
  if (pathname.startsWith(CARD_ELEMENT))
    return cardElement(languageOf(request), CARDS + pathname.slice(CARD_ELEMENT.length));
  if (pathname.startsWith(PAYMENTS)) {
    const token = pathname.slice(PAYMENTS.length);
    return posted ? decidePayment(services, token, request) : showPayment(services, token, languageOf(request));
  }
  return new Response(null, { status: 404 });
}

const paymentAddress = (token: string, locale: Locale): string => `${PAYMENTS}${token}?lang=${locale}`;

async function paymentState(database: Database, token: string): Promise<ProviderPaymentState> {
  const payment = await database
    .selectFrom('sandbox_payment')
    .select('state')
    .where('token', '=', token)
    .executeTakeFirst();
  return payment?.state ?? 'declined';
}

/** Creates the sandbox over its own tables. */
export function createSandbox(services: SandboxServices): Sandbox {
  const { database, clock, shopOrigin } = services;
  const wechat = createWechatSandbox(
    { database, clock, newToken: () => newToken('wechat'), pageOf: paymentAddress },
    `${shopOrigin || 'http://shop.invalid'}/payment-notice/weixin`,
  );
  return {
    fetch: (request) => answerBrowser({ ...services, wechat }, request),
    wechat: wechat.gateway,
    provider: {
      name: 'sandbox',
      cardElement: async (holder) => CARD_ELEMENT + (await keyOf(services, holder)),
      startPayment: async ({ reference, amount, returnPath, locale }) => {
        const token = newToken('pay');
        await database
          .insertInto('sandbox_payment')
          .values({ token, reference, amount, return_path: returnPath, state: 'open', made_at: new Date(clock()) })
          .execute();
        return { token, address: paymentAddress(token, locale) };
      },
      paymentAddress: async (token, locale) => paymentAddress(token, locale),
      paymentState: (token) => paymentState(database, token),
      closePayment: async (token) => {
        await closePayment(services, token, 'declined');
        return paymentState(database, token);
      },
      findCard: async (token) => {
        const card = await database
          .selectFrom('sandbox_card')
          .selectAll()
          .where('token', '=', token)
          .executeTakeFirst();
        if (card === undefined) return null;
        const { brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear } = card;
        return { brand, last4, expiryMonth, expiryYear };
      },
    },
  };
}

/** Deletes cards that were not saved in time. */
export async function forgetUnsavedCards(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('sandbox_card')
    .where('made_at', '<', new Date(now - UNSAVED_KEPT))
    .where('token', 'not in', (select) => select.selectFrom('credit_card').select('provider_token'))
    .execute();
  await database.deleteFrom('sandbox_card_key').where('expires_at', '<', new Date(now)).execute();
}
