import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { ProviderSandboxServices } from '../payment-sandbox/sandbox-payments.ts';
import { done, newStripeToken, failure, secretOf, type StripeAnswer } from './sandbox-http.ts';
import type { SandboxCardTable, SandboxSetupTable } from '../payment-sandbox/tables.ts';
import { checkCard, type CardField, type TypedCard } from './test-cards.ts';

/** The result of a typed card, or of the holder's answer to the bank. */
export type Confirmation =
  | { status: 'succeeded' | 'requires_action' }
  | { faults: CardField[] }
  | { rejected: 'declined' | 'insufficient-funds' | 'not-authenticated' | 'closed' };

type SandboxCard = Selectable<SandboxCardTable>;

const STATUSES = { open: 'requires_payment_method', challenged: 'requires_action', saved: 'succeeded' } as const;
/** Retention of a setup, in milliseconds: longer than the shop queries it. */
const SETUP_RETENTION = 2 * 86_400_000;

const methodOf = (card: SandboxCard) => ({
  id: card.token,
  object: 'payment_method',
  type: 'card',
  customer: card.customer,
  billing_details: { name: card.cardholder || null },
  card: { brand: card.brand, last4: card.last4, exp_month: card.expiry_month, exp_year: card.expiry_year },
});
const setupOf = ({ token, customer, state, card }: SandboxSetupTable, expanded?: SandboxCard) => ({
  id: token,
  object: 'setup_intent',
  customer,
  status: STATUSES[state],
  client_secret: secretOf(token),
  livemode: false,
  payment_method: expanded === undefined ? card : methodOf(expanded),
});

const findSetup = (database: Database, token: string) =>
  database.selectFrom('sandbox_setup').selectAll().where('token', '=', token).executeTakeFirst();

/** A card of the sandbox; undefined for an unknown one. */
export const findSandboxCard = (database: Database, token: string): Promise<SandboxCard | undefined> =>
  database.selectFrom('sandbox_card').selectAll().where('token', '=', token).executeTakeFirst();

async function createSetup({ database, clock }: ProviderSandboxServices, customer: string): Promise<StripeAnswer> {
  const setup = await database
    .insertInto('sandbox_setup')
    .values({ token: newStripeToken('seti'), customer, state: 'open', card: null, made_at: new Date(clock()) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return done(setupOf(setup));
}

async function answerSetup(database: Database, token: string, isExpanded: boolean): Promise<StripeAnswer> {
  const setup = await findSetup(database, token);
  if (setup === undefined) return failure(404, 'resource_missing');
  const card = isExpanded && setup.card !== null ? await findSandboxCard(database, setup.card) : undefined;
  return done(setupOf(setup, card));
}

async function detach(database: Database, token: string): Promise<StripeAnswer> {
  const { numDeletedRows } = await database.deleteFrom('sandbox_card').where('token', '=', token).executeTakeFirst();
  return numDeletedRows === 0n
    ? failure(404, 'resource_missing')
    : done({ id: token, object: 'payment_method', customer: null });
}

/** Answers Stripe's calls about customers, Setup Intents and Payment Methods; null for calls about something else. */
export async function answerCards(
  services: ProviderSandboxServices,
  { pathname, searchParams }: URL,
  body: URLSearchParams,
): Promise<StripeAnswer | null> {
  const { database } = services;
  if (pathname === '/v1/customers') return done({ id: newStripeToken('cus'), object: 'customer' });
  if (pathname === '/v1/setup_intents') return createSetup(services, body.get('customer') ?? '');
  const [, setup] = /^\/v1\/setup_intents\/(\w+)$/.exec(pathname) ?? [];
  if (setup !== undefined) return answerSetup(database, setup, searchParams.get('expand[0]') === 'payment_method');
  const [, card] = /^\/v1\/payment_methods\/(\w+)\/detach$/.exec(pathname) ?? [];
  return card === undefined ? null : detach(database, card);
}

/** Attaches the card of a setup to its customer. */
async function attach(database: Database, { token, customer, card }: SandboxSetupTable): Promise<Confirmation> {
  await database.updateTable('sandbox_card').set({ customer }).where('token', '=', String(card)).execute();
  await database.updateTable('sandbox_setup').set({ state: 'saved' }).where('token', '=', token).execute();
  return { status: 'succeeded' };
}

/** Submits a typed card, or the holder's answer to the bank. */
export async function confirmSetup(
  { database, clock }: ProviderSandboxServices,
  token: string,
  given: (TypedCard & { cardholder: string }) | { consents: boolean },
): Promise<Confirmation> {
  const setup = await findSetup(database, token);
  if (setup === undefined || setup.state === 'saved') return { rejected: 'closed' };
  if ('consents' in given) {
    if (setup.state !== 'challenged') return { rejected: 'closed' };
    if (given.consents) return attach(database, setup);
    await database.updateTable('sandbox_setup').set({ state: 'open', card: null }).where('token', '=', token).execute();
    await database.deleteFrom('sandbox_card').where('token', '=', String(setup.card)).execute();
    return { rejected: 'not-authenticated' };
  }
  const now = clock();
  const judged = checkCard(given, now);
  if ('faults' in judged) return judged;
  const { brand, last4, expiryMonth, expiryYear, conduct } = judged;
  if (conduct === 'declined' || conduct === 'insufficient-funds') return { rejected: conduct };
  const card = newStripeToken('pm');
  await database
    .insertInto('sandbox_card')
    .values({
      token: card,
      customer: null,
      cardholder: given.cardholder,
      conduct,
      brand,
      last4,
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
      made_at: new Date(now),
    })
    .execute();
  const submitted = { ...setup, card };
  await database.updateTable('sandbox_setup').set({ state: 'challenged', card }).where('token', '=', token).execute();
  return conduct === 'asks' ? { status: 'requires_action' } : attach(database, submitted);
}

/** The object in the webhook of a completed setup; null for any other setup. */
export async function doneSetup(database: Database, token: string): Promise<object | null> {
  const setup = await findSetup(database, token);
  return setup?.state === 'saved' ? { ...setupOf(setup), client_secret: null } : null;
}

/** Deletes old setups, and cards that their holders never confirmed. */
export async function purgeOldSandboxSetups(database: Database, now: number): Promise<void> {
  const old = new Date(now - SETUP_RETENTION);
  await database.deleteFrom('sandbox_setup').where('made_at', '<', old).execute();
  await database.deleteFrom('sandbox_card').where('made_at', '<', old).where('customer', 'is', null).execute();
}
