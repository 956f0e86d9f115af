import type { Selectable } from 'kysely';
import type { CardSetup as PendingSetup } from '@rider/model/card';
import { countUse } from '../account/use-count.ts';
import type { Database } from '../database/open.ts';
import { loggable } from '../http/log-text.ts';
import { ApiError } from '../http/api-error.ts';
import { callProvider } from '../payment-provider/call-provider.ts';
import type { CardVault, SavedCard } from '../payment-provider/gateway.ts';
import { lockCards, vaultOf, withdrawDefault, type CardServices } from './saved-cards.ts';
import type { CardSetupTable, SetupOutcome } from './tables.ts';

type CardSetup = Selectable<CardSetupTable>;

/** Maximum number of saved cards of a buyer. */
const CARD_LIMIT = 20;
/** Lifetime of a setup, in milliseconds. */
const SETUP_LIFETIME = 86_400_000;
/** Maximum number of setups that a buyer may start in a day. */
const USES = { limit: 30, window: 86_400_000, error: 'too-many-attempts' } as const;

/** The provider's id of a buyer; null when the account has none. */
export async function findHolder(database: Database, buyerId: number, account: string): Promise<string | null> {
  const found = await database
    .selectFrom('card_holder')
    .select('holder')
    .where('buyer_id', '=', buyerId)
    .where('account', '=', account)
    .executeTakeFirst();
  return found?.holder ?? null;
}

async function holderOf(database: Database, vault: CardVault, buyerId: number): Promise<string> {
  const { account } = vault;
  const known = await findHolder(database, buyerId, account);
  if (known !== null) return known;
  const holder = await callProvider(() => vault.addHolder(buyerId));
  // Of two concurrent inserts the first wins; the other id has no cards.
  await database
    .insertInto('card_holder')
    .values({ buyer_id: buyerId, account, holder })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findHolder(database, buyerId, account)) ?? holder;
}

/** A buyer's pending setups, the latest first. */
function waitingSetups({ database, clock }: CardServices, buyerId: number, account: string): Promise<CardSetup[]> {
  return database
    .selectFrom('card_setup')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('account', '=', account)
    .where('outcome', 'is', null)
    .where('begun_at', '>', new Date(clock() - SETUP_LIFETIME))
    .orderBy('begun_at', 'desc')
    .execute();
}

/**
 * Returns the buyer's pending setup, so that a reload and a second tab share it, or starts a new one. @throws ApiError `cards-unavailable`,
 * `too-many-attempts`, `provider-away`.
 */
export async function startSetup(services: CardServices, buyerId: number): Promise<PendingSetup> {
  const { database, clock } = services;
  const vault = vaultOf(services);
  if (vault === null) throw new ApiError('cards-unavailable', { status: 400 });
  const [waiting] = await waitingSetups(services, buyerId, vault.account);
  if (waiting !== undefined) {
    const fields = await callProvider(() => vault.presentSetup(waiting.token));
    if (fields !== null) return { setupToken: waiting.token, ...fields };
  }
  const now = clock();
  await countUse(database, { ...USES, subject: `card setups of buyer ${buyerId}` }, now);
  const holder = await holderOf(database, vault, buyerId);
  const token = await callProvider(() => vault.openSetup(holder));
  // Stored before the page can submit a card, so that the webhook finds the buyer.
  await database
    .insertInto('card_setup')
    .values({ token, buyer_id: buyerId, account: vault.account, outcome: null, card_id: null, begun_at: new Date(now) })
    .execute();
  const fields = await callProvider(() => vault.presentSetup(token));
  if (fields === null) throw new ApiError('provider-away', { status: 400 });
  return { setupToken: token, ...fields };
}

/** Stores the card of a setup once; returns the outcome. */
async function storeCard({ database, clock }: CardServices, setup: CardSetup, card: SavedCard): Promise<SetupOutcome> {
  return database.transaction().execute(async (transaction) => {
    const own = await lockCards(transaction, setup.buyer_id, setup.account);
    const { outcome: before } = await transaction
      .selectFrom('card_setup')
      .select('outcome')
      .where('token', '=', setup.token)
      .executeTakeFirstOrThrow();
    if (before !== null) return before;
    const isKnown = own.some(
      (other) =>
        other.brand === card.brand &&
        other.last4 === card.last4 &&
        other.expiry_month === card.expiryMonth &&
        other.expiry_year === card.expiryYear,
    );
    const outcome = isKnown ? 'card-exists' : own.length >= CARD_LIMIT ? 'too-many-cards' : 'saved';
    let cardId: number | null = null;
    if (outcome === 'saved') {
      const { token, brand, last4, expiryMonth, expiryYear, cardholder } = card;
      const facts = { brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear, cardholder };
      const { id } = await transaction
        .insertInto('credit_card')
        .values({
          ...facts,
          buyer_id: setup.buyer_id,
          account: setup.account,
          provider_token: token,
          is_default: own.length === 0,
          added_at: new Date(clock()),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      cardId = id;
    }
    await transaction
      .updateTable('card_setup')
      .set({ outcome, card_id: cardId })
      .where('token', '=', setup.token)
      .execute();
    return outcome;
  });
}

/**
 * Fetches the state of a setup and stores its card once; removes a card that is not stored at the provider. Rejects as the vault does.
 */
async function settleSetup(services: CardServices, vault: CardVault, setup: CardSetup): Promise<SetupOutcome | null> {
  if (setup.outcome !== null) return setup.outcome;
  const seen = await vault.querySetup(setup.token);
  if (seen === 'open') return null;
  if (seen === 'cancelled') {
    const ended = services.database.updateTable('card_setup').set({ outcome: 'cancelled' });
    await ended.where('token', '=', setup.token).where('outcome', 'is', null).execute();
    return 'cancelled';
  }
  if (seen.holder !== (await findHolder(services.database, setup.buyer_id, setup.account)))
    throw new Error('the setup of a card is of another buyer');
  const outcome = await storeCard(services, setup, seen.card);
  if (outcome !== 'saved') await vault.remove(seen.card.token);
  return outcome;
}

function findSetup(database: Database, token: string, account: string): Promise<CardSetup | undefined> {
  return database
    .selectFrom('card_setup')
    .selectAll()
    .where('token', '=', token)
    .where('account', '=', account)
    .executeTakeFirst();
}

/**
 * Settles the setup of a verified webhook, unless it belongs to another shop. Rejects when the provider does not respond.
 */
export async function settleNotedSetup(services: CardServices, vault: CardVault, token: string): Promise<void> {
  const setup = await findSetup(services.database, token, vault.account);
  if (setup !== undefined) await settleSetup(services, vault, setup);
}

/** Settles a buyer's pending setups, because webhooks may be lost. Setups without a response from the provider stay unchanged. */
export async function settleOwnSetups(services: CardServices, vault: CardVault, buyerId: number): Promise<void> {
  for (const setup of await waitingSetups(services, buyerId, vault.account))
    await settleSetup(services, vault, setup).catch((error: unknown) =>
      console.error('the setup of a card is not known:', loggable(error)),
    );
}

/** The buyer's choices for a submitted card. */
export interface SetupRequest {
  token: string;
  cardholder: string;
  isDefault: boolean;
}

/**
 * Saves the submitted card with the data of the provider, never of the page. The first card becomes the default. @throws ApiError
 * `cards-unavailable`, `unrecognized-card`, `card-exists`, `too-many-cards`, `provider-away`.
 */
export async function saveCard(
  services: CardServices,
  buyerId: number,
  { token, cardholder, isDefault }: SetupRequest,
): Promise<void> {
  const { database } = services;
  const vault = vaultOf(services);
  if (vault === null) throw new ApiError('cards-unavailable', { status: 400 });
  const setup = await findSetup(database, token, vault.account);
  if (setup?.buyer_id !== buyerId) throw new ApiError('unrecognized-card', { status: 400 });
  const outcome = await callProvider(() => settleSetup(services, vault, setup));
  if (outcome === null || outcome === 'cancelled') throw new ApiError('unrecognized-card', { status: 400 });
  if (outcome !== 'saved') throw new ApiError(outcome, { status: 400 });
  await database.transaction().execute(async (transaction) => {
    await lockCards(transaction, buyerId, vault.account);
    const { card_id: id } = await transaction
      .selectFrom('card_setup')
      .select('card_id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    if (id === null) throw new ApiError('unrecognized-card', { status: 400 });
    if (isDefault) await withdrawDefault(transaction, buyerId, vault.account);
    const chosen = { cardholder, ...(isDefault && { is_default: true }) };
    await transaction.updateTable('credit_card').set(chosen).where('id', '=', id).execute();
  });
}

/** Deletes expired setups. */
export async function purgeOldSetups(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('card_setup')
    .where('begun_at', '<', new Date(now - 2 * SETUP_LIFETIME))
    .execute();
}
