import { dataIfPresent, type Api } from '../transport/index.ts';
import { flag, id, list, number, object, requiredObject, text } from '../wire/index.ts';
import type { CardDraft, CardProvider, CardSetup, SavedCard } from '@rider/model/card';
import type {
  CardProviderWire,
  CardRequestWire,
  CardSetupWire,
  CardsWire,
  CardWire,
  SaveCardRequestWire,
} from './wire.ts';

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

/** The buyer's cards, the default first, and the provider that saves them; neither where the backend has no such call. Not in CRMEB. */
export async function getCards(api: Api): Promise<{ cards: SavedCard[]; provider: CardProvider }> {
  const data = object<CardsWire>(await dataIfPresent(api, 'credit_card/list'));
  const provider = object<CardProviderWire>(data.provider);
  return {
    cards: list(data.list, readCard),
    provider: {
      available: text(provider.name) !== '',
      sandbox: text(provider.name) === 'sandbox',
    },
  };
}

/**
 * Starts a card setup, or returns the pending one: the provider's script shows its fields with it and takes the card. Rejects
 * with 910505 where no cards are saved, 910534 while the provider does not respond. Not in CRMEB.
 */
export async function beginCardSetup(api: Api): Promise<CardSetup> {
  const data = object<CardSetupWire>((await api.post('credit_card/setup')).data);
  return {
    token: id(data.setup, 'token of the card setup'),
    publishableKey: id(data.publishable_key, 'publishable key of the card setup'),
    clientSecret: id(data.client_secret, 'secret of the card setup'),
    sandboxScript: text(data.script) || null,
  };
}

/** Saves the card of a completed setup. Rejects with errors by field `cardholder` or `card`. Not in CRMEB. */
export async function saveCard(api: Api, { token, cardholder, isDefault }: CardDraft): Promise<void> {
  await api.post('credit_card/save', {
    token,
    cardholder,
    is_default: isDefault ? 1 : 0,
  } satisfies SaveCardRequestWire);
}

/** Makes a card the default. Another buyer's rejects with 910506. Not in CRMEB. */
export async function setDefaultCard(api: Api, cardId: string): Promise<void> {
  await api.post('credit_card/default/set', { id: cardId } satisfies CardRequestWire);
}

/** Removes a card. Another buyer's rejects with 910506. Not in CRMEB. */
export async function deleteCard(api: Api, cardId: string): Promise<void> {
  await api.post('credit_card/del', { id: cardId } satisfies CardRequestWire);
}
