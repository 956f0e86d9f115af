import type { CardRequestWire, CardsWire, CardWire, SaveCardRequestWire } from '@rider/api/card';
import type { Untrusted } from '@rider/api/wire';
import { cardSchema, validate } from '@rider/model/validation';
import { forBuyers } from '../http/require-buyer.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { textIdOf, type RefusalName } from '../http/answers.ts';
import { messageText, validationText } from '../messages/index.ts';
import { listCards, removeCard, saveCard, setDefaultCard, type StoredCard, type CardServices } from './service.ts';

function cardToWire(card: StoredCard, now: number): CardWire {
  return {
    id: card.id,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expiry_month,
    exp_year: card.expiry_year,
    cardholder: card.cardholder,
    is_default: card.is_default ? 1 : 0,
    // A card is valid through the last day of its month.
    is_expired: Date.UTC(card.expiry_year, card.expiry_month) <= now ? 1 : 0,
  };
}

function readCardForm({ var: { locale, ...asked } }: HttpContext) {
  const parameters: Untrusted<SaveCardRequestWire> = asked.parameters;
  const checked = validate(cardSchema, {
    cardholder: textOf(parameters, 'cardholder'),
    card: textOf(parameters, 'token'),
    isDefault: textOf(parameters, 'is_default'),
  });
  if (checked.errors === undefined) {
    const { card: token, ...rest } = checked.values;
    return { token, ...rest };
  }
  const errors = Object.entries(checked.errors).map(([field, id]) => [field, validationText(id, locale)]);
  throw new Refusal('faulty-fields', { status: 400, data: { errors: Object.fromEntries(errors) } });
}

function idOf(context: HttpContext): number {
  const parameters: Untrusted<CardRequestWire> = context.var.parameters;
  const id = wholeNumberOf(parameters, 'id');
  if (id === null) throw new Refusal('malformed-request', { status: 400 });
  return id;
}

/** A buyer's cards (R6.9). Our addition: the contract has none. */
export const cardRoutes: RouteModule<CardServices> = (app, services) => {
  const { database, sessions, clock, payments } = services;
  const forBuyer = forBuyers(sessions);

  app.get(
    '/credit_card/list',
    forBuyer(async (context, buyerId) => {
      const cards = await listCards(database, buyerId);
      return answer<CardsWire>(context, {
        list: cards.map((card) => cardToWire(card, clock())),
        provider: { name: payments?.name ?? '', element_url: (await payments?.cardElement(`buyer ${buyerId}`)) ?? '' },
      });
    }),
  );

  app.post(
    '/credit_card/save',
    forBuyer(async (context, buyerId) => {
      const say = (reason: RefusalName): string => messageText(textIdOf(reason), context.var.locale);
      await saveCard(services, buyerId, { ...readCardForm(context), say });
      return answer(context, undefined, 'saved');
    }),
  );

  app.post(
    '/credit_card/default/set',
    forBuyer(async (context, buyerId) => {
      await setDefaultCard(database, buyerId, idOf(context));
      return answer(context, undefined, 'set');
    }),
  );

  app.post(
    '/credit_card/del',
    forBuyer(async (context, buyerId) => {
      await removeCard(database, buyerId, idOf(context));
      return answer(context, undefined, 'deleted');
    }),
  );
};
