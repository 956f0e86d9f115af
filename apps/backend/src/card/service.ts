import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import type { CreditCardTable } from './tables.ts';

/** A card as stored. */
export type StoredCard = Selectable<CreditCardTable>;

/** Services of saving cards; without a provider none can be saved. */
export interface CardServices {
  database: Database;
  clock: () => number;
  payments: PaymentProvider | null;
}

/** The most cards a buyer keeps. */
const CARD_LIMIT = 20;

/** A buyer's cards, the default first, then the newest. */
export async function listCards(database: Database, buyerId: number): Promise<StoredCard[]> {
  return database
    .selectFrom('credit_card')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Serialises changes of one buyer's cards, so that there is never a second default. */
async function lockCards(transaction: Transaction, buyerId: number): Promise<StoredCard[]> {
  await transaction.selectFrom('buyer').select('id').where('id', '=', buyerId).forNoKeyUpdate().executeTakeFirst();
  return transaction.selectFrom('credit_card').selectAll().where('buyer_id', '=', buyerId).execute();
}

async function withdrawDefault(transaction: Transaction, buyerId: number): Promise<void> {
  await transaction
    .updateTable('credit_card')
    .set({ is_default: false })
    .where('buyer_id', '=', buyerId)
    .where('is_default', '=', true)
    .execute();
}

/** A refusal shown at the provider's element. */
type CardRefusal = 'unrecognized-card' | 'card-exists';

function refuseCard(reason: CardRefusal, say: (reason: CardRefusal) => string): never {
  throw new Refusal(reason, { status: 400, data: { errors: { card: say(reason) } } });
}

/**
 * Saves a card with the provider's facts for its token, never with data of the page. The first card is the default. Refusals:
 * `cards-unavailable`, `unrecognized-card`, `card-exists`, `too-many-cards`.
 */
export async function saveCard(
  { database, clock, payments }: CardServices,
  buyerId: number,
  {
    token,
    cardholder,
    isDefault,
    say,
  }: { token: string; cardholder: string; isDefault: boolean; say: (reason: CardRefusal) => string },
): Promise<void> {
  if (payments === null) throw new Refusal('cards-unavailable', { status: 400 });
  const facts = await payments.findCard(token);
  if (facts === null) return refuseCard('unrecognized-card', say);
  await database.transaction().execute(async (transaction) => {
    const own = await lockCards(transaction, buyerId);
    if (own.length >= CARD_LIMIT) throw new Refusal('too-many-cards', { status: 400 });
    const same = own.some(
      (card) =>
        card.brand === facts.brand &&
        card.last4 === facts.last4 &&
        card.expiry_month === facts.expiryMonth &&
        card.expiry_year === facts.expiryYear,
    );
    if (same) refuseCard('card-exists', say);
    const preferred = isDefault || own.length === 0;
    if (preferred) await withdrawDefault(transaction, buyerId);
    const saved = await transaction
      .insertInto('credit_card')
      .values({
        buyer_id: buyerId,
        provider_token: token,
        brand: facts.brand,
        last4: facts.last4,
        expiry_month: facts.expiryMonth,
        expiry_year: facts.expiryYear,
        cardholder,
        is_default: preferred,
        added_at: new Date(clock()),
      })
      // A token belongs to one buyer; for any other buyer it counts as unknown.
      .onConflict((conflict) => conflict.column('provider_token').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (saved === undefined) refuseCard('unrecognized-card', say);
  });
}

/** Makes an own card the default. Throws the refusal `unknown-card` for any other. */
export async function setDefaultCard(database: Database, buyerId: number, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const own = await lockCards(transaction, buyerId);
    if (!own.some((card) => card.id === id)) throw new Refusal('unknown-card', { status: 400 });
    await withdrawDefault(transaction, buyerId);
    await transaction.updateTable('credit_card').set({ is_default: true }).where('id', '=', id).execute();
  });
}

/** Removes an own card. Throws the refusal `unknown-card` for any other. */
export async function removeCard(database: Database, buyerId: number, id: number): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('credit_card')
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal('unknown-card', { status: 400 });
}
