import type { CardList } from '@rider/api/card';
import type { CardSetup, SavedCard } from '@rider/model/card';
import type { Locale } from '@rider/model/locale';
import { cardSchema, validate } from '@rider/model/validation';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { acceptedValues } from '../http/form-errors.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { textIdOf } from '../http/answers.ts';
import { messageText } from '../messages/index.ts';
import {
  isExpired,
  listCards,
  removeCard,
  setDefaultCard,
  vaultOf,
  type CardServices,
  type StoredCard,
} from './saved-cards.ts';
import { startSetup, saveCard, settleOwnSetups } from './setups.ts';

function cardOf(card: StoredCard, now: number): SavedCard {
  const { brand, last4, cardholder } = card;
  return {
    id: String(card.id),
    brand,
    last4,
    expiryMonth: card.expiry_month,
    expiryYear: card.expiry_year,
    cardholder,
    isDefault: card.is_default,
    expired: isExpired(card, now),
  };
}

function readCardForm({ var: { locale, parameters } }: HttpContext) {
  const checked = validate(cardSchema, {
    cardholder: textOf(parameters, 'cardholder'),
    card: textOf(parameters, 'token'),
    isDefault: textOf(parameters, 'is_default'),
  });
  const { card: token, ...rest } = acceptedValues(checked, {}, locale);
  return { token, ...rest };
}

function idOf({ var: { parameters } }: HttpContext): number {
  const id = wholeNumberOf(parameters, 'id');
  if (id === null) throw new ApiError('malformed-request', { status: 400 });
  return id;
}

/** Reports an error of a submitted card at the provider's form fields. */
function atTheFields(error: unknown, locale: Locale): unknown {
  if (!(error instanceof ApiError)) return error;
  const { reason } = error;
  if (reason !== 'unrecognized-card' && reason !== 'card-exists') return error;
  return new ApiError(reason, { status: 400, data: { errors: { card: messageText(textIdOf(reason), locale) } } });
}

/** A buyer's saved cards; CRMEB has no such calls. */
export const cardRoutes: RouteModule<CardServices> = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/credit_card/list', async (context, buyerId) => {
    const vault = vaultOf(services);
    const provider = { available: vault !== null, sandbox: vault?.isSandbox ?? false };
    if (vault === null) return answer<CardList>(context, { cards: [], provider });
    await settleOwnSetups(services, vault, buyerId);
    const stored = await listCards(database, buyerId, vault.account);
    return answer<CardList>(context, { cards: stored.map((card) => cardOf(card, clock())), provider });
  });

  forBuyer.post('/credit_card/setup', async (context, buyerId) =>
    answer<CardSetup>(context, await startSetup(services, buyerId)),
  );

  forBuyer.post('/credit_card/save', async (context, buyerId) => {
    const request = readCardForm(context);
    await saveCard(services, buyerId, request).catch((error: unknown) => {
      throw atTheFields(error, context.var.locale);
    });
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/credit_card/default/set', async (context, buyerId) => {
    await setDefaultCard(services, buyerId, idOf(context));
    return answer(context, undefined, 'set');
  });

  forBuyer.post('/credit_card/del', async (context, buyerId) => {
    await removeCard(services, buyerId, idOf(context));
    return answer(context, undefined, 'deleted');
  });
};
