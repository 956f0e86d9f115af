import { dataIfPresent, type Api } from '../transport/index.ts';
import { flag, id, list, number, object, requiredObject, text } from '../wire/index.ts';
import type { CardDraft, CardProvider, SavedCard } from '@rider/model/card';
import type { CardProviderWire, CardRequestWire, CardsWire, CardWire, SaveCardRequestWire } from './wire.ts';

function readCard(item: unknown): SavedCard {
  const row = requiredObject<CardWire>(item, 'card');
  return {
    id: id(row.id, 'card id'),
    brand: text(row.brand),
    last4: text(row.last4),
    expiryMonth: number(row.exp_month),
    expiryYear: number(row.exp_year),
    cardholder: text(row.cardholder),
    isDefault: flag(row.is_default),
    expired: flag(row.is_expired),
  };
}

/** The buyer's cards, the default first, and the provider that saves them; neither where the backend has no such call. Ours (contract section 7). */
export async function getCards(api: Api): Promise<{ cards: SavedCard[]; provider: CardProvider }> {
  const data = object<CardsWire>(await dataIfPresent(api, 'credit_card/list'));
  const provider = object<CardProviderWire>(data.provider);
  return {
    cards: list(data.list, readCard),
    provider: {
      available: text(provider.element_url) !== '',
      sandbox: text(provider.name) === 'sandbox',
      elementAddress: text(provider.element_url),
    },
  };
}

/** Saves a card by the provider's token. Refused by field `cardholder` or `card`. Ours. */
export async function saveCard(api: Api, { token, cardholder, isDefault }: CardDraft): Promise<void> {
  await api.post('credit_card/save', {
    token,
    cardholder,
    is_default: isDefault ? 1 : 0,
  } satisfies SaveCardRequestWire);
}

/** Makes a card the default. Another buyer's is refused with 910506. Ours. */
export async function setDefaultCard(api: Api, cardId: string): Promise<void> {
  await api.post('credit_card/default/set', { id: cardId } satisfies CardRequestWire);
}

/** Removes a card. Another buyer's is refused with 910506. Ours. */
export async function deleteCard(api: Api, cardId: string): Promise<void> {
  await api.post('credit_card/del', { id: cardId } satisfies CardRequestWire);
}
