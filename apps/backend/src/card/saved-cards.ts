import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { callProvider } from '../payment-provider/call-provider.ts';
import type { CardVault, GatewayServices } from '../payment-provider/gateway.ts';
import type { CreditCardTable } from './tables.ts';

/** A card as stored. */
export type StoredCard = Selectable<CreditCardTable>;

/** Services of saved cards; saving requires a gateway with a vault. */
export interface CardServices extends GatewayServices {
  database: Database;
  clock: () => number;
}

/** The vault of this shop's cards; null without one. */
export function vaultOf({ gateways }: GatewayServices): CardVault | null {
  return [...gateways.values()].find(({ cards }) => cards !== undefined)?.cards ?? null;
}

/** A buyer's cards at an account, the default first, then the newest. */
export async function listCards(database: Database, buyerId: number, account: string): Promise<StoredCard[]> {
  return database
    .selectFrom('credit_card')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('account', '=', account)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether a card is past the last day of its month. */
export const isExpired = ({ expiry_year: year, expiry_month: month }: StoredCard, now: number): boolean =>
  Date.UTC(year, month) <= now;

/** Serialises changes of one buyer's cards, so that there is never a second default. */
export async function lockCards(transaction: Transaction, buyerId: number, account: string): Promise<StoredCard[]> {
  await transaction.selectFrom('buyer').select('id').where('id', '=', buyerId).forNoKeyUpdate().executeTakeFirst();
  const own = transaction.selectFrom('credit_card').selectAll().where('buyer_id', '=', buyerId);
  return own.where('account', '=', account).execute();
}

/** Unsets a buyer's default card at an account. */
export async function withdrawDefault(transaction: Transaction, buyerId: number, account: string): Promise<void> {
  await transaction
    .updateTable('credit_card')
    .set({ is_default: false })
    .where('buyer_id', '=', buyerId)
    .where('account', '=', account)
    .where('is_default', '=', true)
    .execute();
}

/** Makes a buyer's own card the default. @throws ApiError `unknown-card` for any other. */
export async function setDefaultCard(services: CardServices, buyerId: number, id: number): Promise<void> {
  const account = vaultOf(services)?.account ?? '';
  await services.database.transaction().execute(async (transaction) => {
    const own = await lockCards(transaction, buyerId, account);
    if (!own.some((card) => card.id === id)) throw new ApiError('unknown-card', { status: 400 });
    await withdrawDefault(transaction, buyerId, account);
    await transaction.updateTable('credit_card').set({ is_default: true }).where('id', '=', id).execute();
  });
}

/** Removes a buyer's own card, first at its provider. @throws ApiError `unknown-card` for any other; `provider-away` leaves the card. */
export async function removeCard(services: CardServices, buyerId: number, id: number): Promise<void> {
  const { database } = services;
  const vault = vaultOf(services);
  const own = vault === null ? [] : await listCards(database, buyerId, vault.account);
  const card = own.find((other) => other.id === id);
  if (vault === null || card === undefined) throw new ApiError('unknown-card', { status: 400 });
  await callProvider(() => vault.remove(card.provider_token));
  await database.deleteFrom('credit_card').where('id', '=', id).where('buyer_id', '=', buyerId).execute();
}
