import { randomBytes } from 'node:crypto';
import { countUse } from '../account/use-count.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { CardFacts } from './provider.ts';
import { judgeCard, type TypedCard } from './test-cards.ts';

/** No card is longer as JSON, in bytes. */
const BODY_LIMIT = 2000;
/** How long an unsaved card is kept, in milliseconds. */
const UNSAVED_KEPT = 60 * 60_000;
/** Maximum number of unsaved cards, over all holders. */
const MOST_UNSAVED = 5000;
/** How long an element accepts cards after it was requested, in milliseconds, and how many per day. */
const KEY_KEPT = 86_400_000;
const MOST_CARDS = 30;

/** The sandbox's own data, and its time. */
interface CardServices {
  database: Database;
  clock: () => number;
}

const newToken = (kind: 'card' | 'key'): string => `sandbox_${kind}_${randomBytes(18).toString('base64url')}`;

/** Any origin may request a token, as with every provider: the element runs in a sandboxed frame with an opaque origin. */
export const sandboxAnswer = (body: object, status = 200): Response =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'private, no-store', 'Access-Control-Allow-Origin': '*' },
  });

/** The texts that a frame sent, or null for invalid data. They are never written anywhere, not even into an error. */
export async function sentTexts(request: Request): Promise<((name: string) => string) | null> {
  const text = await request.text();
  if (text.length > BODY_LIMIT) return null;
  try {
    const given = JSON.parse(text) as Record<string, unknown> | null;
    return (name) => (typeof given?.[name] === 'string' ? given[name] : '');
  } catch {
    return null;
  }
}

/** The card of such texts. */
export const typedCard = (sent: (name: string) => string): TypedCard => ({
  number: sent('number'),
  expiry: sent('expiry'),
  code: sent('code'),
});

/** The key with which a holder's element submits cards: one per holder, renewed whenever the shop requests the element. */
export async function keyOf({ database, clock }: CardServices, holder: string): Promise<string> {
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
async function mayHandIn({ database, clock }: CardServices, key: string): Promise<boolean> {
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

/** Answers a typed card with a token, or with its faults. */
export async function takeCard(services: CardServices, key: string, request: Request): Promise<Response> {
  const { database, clock } = services;
  try {
    if (!(await mayHandIn(services, key))) return sandboxAnswer({ closed: true }, 403);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return sandboxAnswer({ closed: true }, 429);
  }
  const sent = await sentTexts(request);
  if (sent === null) return sandboxAnswer({ faults: ['number'] }, 400);
  const card = judgeCard(typedCard(sent), clock());
  if ('faults' in card) return sandboxAnswer(card);
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
  return sandboxAnswer({ token, ...card });
}

/** The card of a token; null for an unknown one. */
export async function findCard(database: Database, token: string): Promise<CardFacts | null> {
  const card = await database.selectFrom('sandbox_card').selectAll().where('token', '=', token).executeTakeFirst();
  if (card === undefined) return null;
  const { brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear } = card;
  return { brand, last4, expiryMonth, expiryYear };
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
