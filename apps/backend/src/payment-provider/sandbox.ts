import { randomBytes } from 'node:crypto';
import { FALLBACK_LOCALE, isLocale } from '@rider/api/locale';
import type { Locale } from '@rider/api/locale';
import { safeLocalPath } from '@rider/api/navigation';
import type { Database } from '../database/open.ts';
import { cardElement } from './card-element.ts';
import { paymentPage } from './payment-page.ts';
import type { PaymentProvider } from './provider.ts';
import { judgeCard } from './test-cards.ts';

/** Where the sandbox lives: beside `/api`, as a provider's own address would. */
export const SANDBOX_ROOT = '/sandbox-provider/';
const CARDS = `${SANDBOX_ROOT}cards`;
const CARD_ELEMENT = `${SANDBOX_ROOT}card-element`;
const PAYMENTS = `${SANDBOX_ROOT}pay/`;

/** No card is longer than this when written as JSON. */
const BODY_LIMIT = 2000;
/** How long a card that nobody saved is remembered, in milliseconds. */
const UNSAVED_KEPT = 60 * 60_000;

/** A payment provider without money behind it, for demonstration, and its pages. */
export interface Sandbox {
  provider: PaymentProvider;
  /** Answers the browser below {@link SANDBOX_ROOT}. */
  fetch(request: Request): Promise<Response>;
}

interface SandboxServices {
  database: Database;
  clock: () => number;
}

const newToken = (kind: 'card' | 'pay'): string => `sandbox_${kind}_${randomBytes(18).toString('base64url')}`;
/** Any page may ask for a token, as at every provider: the element runs in a closed frame, whose origin has no name. */
const json = (body: object, status = 200): Response =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Access-Control-Allow-Origin': '*' },
  });

function languageOf(request: Request): Locale {
  const language = new URL(request.url).searchParams.get('lang') ?? '';
  return isLocale(language) ? language : FALLBACK_LOCALE;
}

/** What was typed, or null for what is no card. Nothing of it is ever written anywhere, not even into an error. */
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

async function takeCard({ database, clock }: SandboxServices, request: Request): Promise<Response> {
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

async function decidePayment(services: SandboxServices, token: string, request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (form === null) return new Response(null, { status: 400 });
  const decision = form.get('decision');
  const decided = await services.database
    .updateTable('sandbox_payment')
    .set({ state: decision === 'pay' ? 'paid' : 'declined' })
    .where('token', '=', token)
    .where('state', '=', 'open')
    .returning('return_path')
    .executeTakeFirst();
  if (decided === undefined) return showPayment(services, token, languageOf(request));
  // The way back was judged when the payment began; what is sent is judged here.
  const location = safeLocalPath(decided.return_path, 'http://shop.invalid') ? decided.return_path : '/';
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

async function answerBrowser(services: SandboxServices, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const posted = request.method === 'POST';
  if (pathname === CARDS && posted) return takeCard(services, request);
  if (pathname === CARD_ELEMENT) return cardElement(languageOf(request), CARDS);
  if (pathname.startsWith(PAYMENTS)) {
    const token = pathname.slice(PAYMENTS.length);
    return posted ? decidePayment(services, token, request) : showPayment(services, token, languageOf(request));
  }
  return new Response(null, { status: 404 });
}

/** The sandbox over its own tables. */
export function createSandbox(services: SandboxServices): Sandbox {
  const { database, clock } = services;
  return {
    fetch: (request) => answerBrowser(services, request),
    provider: {
      name: 'sandbox',
      cardElement: CARD_ELEMENT,
      startPayment: async ({ reference, amount, returnPath, locale }) => {
        const token = newToken('pay');
        await database
          .insertInto('sandbox_payment')
          .values({ token, reference, amount, return_path: returnPath, state: 'open', made_at: new Date(clock()) })
          .execute();
        return { token, address: `${PAYMENTS}${token}?lang=${locale}` };
      },
      paymentState: async (token) => {
        const payment = await database
          .selectFrom('sandbox_payment')
          .select('state')
          .where('token', '=', token)
          .executeTakeFirst();
        return payment?.state ?? 'declined';
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

/** Forgets cards that nobody saved in time. */
export async function forgetUnsavedCards(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('sandbox_card')
    .where('made_at', '<', new Date(now - UNSAVED_KEPT))
    .where('token', 'not in', (select) => select.selectFrom('credit_card').select('provider_token'))
    .execute();
}
