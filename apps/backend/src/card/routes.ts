import type { CardRequestWire, CardSetupWire, CardsWire, CardWire, SaveCardRequestWire } from '@rider/api/card';
import type { Locale } from '@rider/model/locale';
import type { Untrusted } from '@rider/api/wire';
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

function cardToWire(card: StoredCard, now: number): CardWire {
  return {
    id: card.id,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expiry_month,
    exp_year: card.expiry_year,
    cardholder: card.cardholder,
    is_default: card.is_default ? 1 : 0,
    is_expired: isExpired(card, now) ? 1 : 0,
  };
}

function readCardForm({ var: { locale, parameters: sent } }: HttpContext) {
  const parameters: Untrusted<SaveCardRequestWire> = sent;
  const checked = validate(cardSchema, {
    cardholder: textOf(parameters, 'cardholder'),
    card: textOf(parameters, 'token'),
    isDefault: textOf(parameters, 'is_default'),
  });
  const { card: token, ...rest } = acceptedValues(checked, {}, locale);
  return { token, ...rest };
}

function idOf(context: HttpContext): number {
  const parameters: Untrusted<CardRequestWire> = context.var.parameters;
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
    if (vault === null) return answer<CardsWire>(context, { list: [], provider: { name: '' } });
    await settleOwnSetups(services, vault, buyerId);
    const cards = await listCards(database, buyerId, vault.account);
    const provider = { name: vault.isSandbox ? ('sandbox' as const) : ('stripe' as const) };
    return answer<CardsWire>(context, { list: cards.map((card) => cardToWire(card, clock())), provider });
  });

  forBuyer.post('/credit_card/setup', async (context, buyerId) => {
    const { token, fields } = await startSetup(services, buyerId);
    const { publishableKey, clientSecret, sandboxScript } = fields;
    const drawn = { publishable_key: publishableKey, client_secret: clientSecret, script: sandboxScript ?? '' };
    return answer<CardSetupWire>(context, { setup: token, ...drawn });
  });

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
