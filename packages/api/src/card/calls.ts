import type { CardDraft, CardProvider, CardSetup, SavedCard } from '@rider/model/card';
import { getOwnIfPresent, postOwn, type Api } from '../transport/index.ts';

/** The buyer's cards, the default first, and the provider that saves them. */
export interface CardList {
  cards: SavedCard[];
  provider: CardProvider;
}

/** The buyer's cards and their provider; neither where the backend has no such call. Not in CRMEB. */
export function getCards(api: Api): Promise<CardList> {
  return getOwnIfPresent(api, 'credit_card/list', { cards: [], provider: { available: false, sandbox: false } });
}

/**
 * Starts a card setup, or returns the pending one: the provider's script shows its fields with it and takes the card. Rejects
 * with 910505 where no cards are saved, 910534 while the provider does not respond. Not in CRMEB.
 */
export function beginCardSetup(api: Api): Promise<CardSetup> {
  return postOwn(api, 'credit_card/setup');
}

/** Saves the card of a completed setup. Rejects with errors by field `cardholder` or `card`. Not in CRMEB. */
export function saveCard(api: Api, { token, cardholder, isDefault }: CardDraft): Promise<void> {
  return postOwn(api, 'credit_card/save', { token, cardholder, is_default: isDefault ? 1 : 0 });
}

/** Makes a card the default. Another buyer's rejects with 910506. Not in CRMEB. */
export function setDefaultCard(api: Api, cardId: string): Promise<void> {
  return postOwn(api, 'credit_card/default/set', { id: cardId });
}

/** Removes a card. Another buyer's rejects with 910506. Not in CRMEB. */
export function deleteCard(api: Api, cardId: string): Promise<void> {
  return postOwn(api, 'credit_card/del', { id: cardId });
}
