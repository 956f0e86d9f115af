import type { Locale } from '@rider/model/locale';
import { deliveryPlan, termsProblems, type DeliveryPlan, type DeliveryTerms } from '@rider/model/order';
import {
  freightZoneOf,
  workingDayAfter,
  type ClosedDays,
  type DeliveryDays,
  type FreightRule,
} from '@rider/model/shipping';
import type { Selectable } from 'kysely';
import type { WorkingTime } from '../calendar/dispatch.ts';
import { readClosedDays } from '../calendar/closed-days.ts';
import type { Database, Transaction } from '../database/open.ts';
import { readFreight } from '../freight/freight-rule.ts';
import { firstInstantOf, shopDayOf } from '../http/days.ts';
import { readQuotedDay } from '../quoted-price/quoted-prices.ts';
import { fieldErrors } from '../http/form-errors.ts';
import { formatDay } from '../messages/format-values.ts';
import { messageText, type MessageId } from '../messages/index.ts';
import type { ShipTo } from '../tax/tax-of-sale.ts';
import type { Totals } from './checkout.ts';
import { dispatchDayOf, type ShippingChoice } from './shipping-choice.ts';
import type { CustomerOrderTable } from './tables.ts';

type StoredOrder = Selectable<CustomerOrderTable>;

/** The columns of delivery terms. */
export function termsColumns({ job, site, notBefore, notAfter, isWhole }: DeliveryTerms) {
  return { job, site, ship_not_before: notBefore, ship_not_after: notAfter, ships_whole: isWhole };
}

/** How the buyer wants an order delivered. */
export function termsOf(
  order: Pick<StoredOrder, 'job' | 'site' | 'ship_not_before' | 'ship_not_after' | 'ships_whole'>,
): DeliveryTerms {
  const { job, site, ship_not_before: notBefore, ship_not_after: notAfter, ships_whole: isWhole } = order;
  return { job, site, notBefore, notAfter, isWhole };
}

/** A day of the shop's calendar as documents and e-mails write it. */
const writtenDay = (day: string | null, locale: Locale) =>
  day === null ? '' : formatDay(firstInstantOf(Date.parse(day)), locale);

/** A first and a last day in words; empty for null and null. */
function writtenDays(first: string | null, last: string | null, locale: Locale): string {
  if (first !== null && first === last) return writtenDay(first, locale);
  const days = { first: writtenDay(first, locale), last: writtenDay(last, locale) };
  if (first !== null && last !== null) return messageText('backend.terms-days.between', locale, days);
  if (first !== null) return messageText('backend.terms-days.from', locale, days);
  return last === null ? '' : messageText('backend.terms-days.until', locale, days);
}

/** The delivery terms of an order with their names, for documents and e-mails; only those that it has. */
export function termsFacts(order: StoredOrder, locale: Locale): { term: string; description: string }[] {
  const { job, site, notBefore, notAfter, isWhole } = termsOf(order);
  const facts = [
    ['job', job],
    ['site', site],
    ['days', writtenDays(notBefore, notAfter, locale)],
    ['whole', isWhole ? messageText('backend.terms-days.together', locale) : ''],
  ] as const;
  const kind = order.counter_id === null ? 'terms-fact' : 'pick-up-fact';
  return facts.flatMap(([name, description]) =>
    description === '' ? [] : [{ term: messageText(`backend.${kind}.${name}`, locale), description }],
  );
}

/** When an order is expected, with its name; none once it has arrived, and while it is unknown. */
export function expectedFact(order: StoredOrder, locale: Locale): { term: string; description: string }[] {
  if (order.delivery_plan === null || order.shipped_at !== null) return [];
  const name = order.counter_id === null ? 'arrives' : 'ready';
  const [first, last] = order.delivery_plan.days;
  const description = writtenDays(first, last, locale);
  return [{ term: messageText(`backend.terms-fact.${name}`, locale), description }];
}

/** When the shop works, as far as its calendar reaches. */
export async function readWorkingTime(
  database: Database,
  { cutOffHour, handlingDays }: Pick<FreightRule, 'cutOffHour' | 'handlingDays'>,
  now: number,
): Promise<WorkingTime> {
  return { cutOffHour, handlingDays, closedDays: await readClosedDays(database, now) };
}

/** The working days from dispatch to arrival; null where the freight rule names none. */
function transitOf(
  { counter }: ShippingChoice,
  { freightClass }: Pick<Totals, 'freightClass'>,
  { rule, shipTo }: { rule: FreightRule; shipTo: ShipTo },
): DeliveryDays | null {
  if (counter !== null) return { leastDays: counter.transferDays, mostDays: counter.transferDays };
  const zone = freightZoneOf(rule, shipTo);
  return freightClass === null || zone === null ? null : zone[freightClass];
}

/** The first day on which products can leave, or are ready at their counter, and the working days of their way from then on. */
function wayOf(
  { earliest, transit, isPickUp }: { earliest: string | null; transit: DeliveryDays | null; isPickUp: boolean },
  closedDays: ClosedDays,
) {
  if (!isPickUp || earliest === null || transit === null) return { earliest, transit };
  return { earliest: workingDayAfter(earliest, transit.leastDays, closedDays), transit: { leastDays: 0, mostDays: 0 } };
}

/** An order whose delivery is planned. */
interface PlannedOrder {
  terms: DeliveryTerms;
  choice: ShippingChoice;
  totals: Pick<Totals, 'freightClass'>;
  shipTo: ShipTo;
  rule: FreightRule;
  promotions: Parameters<typeof dispatchDayOf>[0];
  now: number;
}

/** @throws ApiError `faulty-fields` by the wire's names for days that the shop cannot keep. */
export function requireKeepable(
  terms: DeliveryTerms,
  calendar: Parameters<typeof termsProblems>[1],
  locale: Locale,
): void {
  const { notBefore, notAfter } = termsProblems(terms, calendar);
  if (notBefore === undefined && notAfter === undefined) return;
  throw fieldErrors<Record<string, unknown>>(
    {
      ...(notBefore && { ship_not_before: `backend.terms.${notBefore}` satisfies MessageId }),
      ...(notAfter && { ship_not_after: `backend.terms.${notAfter}` satisfies MessageId }),
    },
    locale,
  );
}

/** The plan of an order; null while its first day or its way is unknown. */
function planOf(
  terms: DeliveryTerms,
  { earliest, transit }: ReturnType<typeof wayOf>,
  closedDays: ClosedDays,
): DeliveryPlan | null {
  return earliest === null || transit === null ? null : deliveryPlan(terms, { earliest, transit, closedDays });
}

/**
 * The columns of an order's terms and of its plan; a null `locale` accepts terms as the order has them. @throws ApiError those of {@link requireKeepable}.
 */
export async function planDelivery(database: Database, order: PlannedOrder, locale: Locale | null) {
  const { terms, choice, totals, rule, promotions, now } = order;
  const time = await readWorkingTime(database, rule, now);
  const { closedDays } = time;
  const transit = transitOf(choice, totals, order);
  const dispatch = { earliest: dispatchDayOf(promotions, now, time), transit, isPickUp: choice.counter !== null };
  const way = wayOf(dispatch, closedDays);
  if (locale !== null) requireKeepable(terms, { today: shopDayOf(now), earliest: way.earliest, closedDays }, locale);
  const plan = planOf(terms, way, closedDays);
  return {
    ...termsColumns(terms),
    least_transit_days: transit?.leastDays ?? null,
    most_transit_days: transit?.mostDays ?? null,
    delivery_plan: plan && JSON.stringify(plan),
  };
}

/**
 * The first day on which the products of an order can leave, or are ready at their counter, null while it is unknown; their way from then on,
 * and the shop's closed days. They are handled from its payment on, or from `now`.
 */
export async function earliestDispatch(transaction: Transaction, order: StoredOrder, now: number) {
  const lines = await transaction
    .selectFrom('order_line')
    .select('ships_at as shipsAt')
    .where('order_id', '=', order.id)
    .execute();
  const time = await readWorkingTime(transaction, await readFreight(transaction), now);
  const promotions = lines.map(({ shipsAt }) => (shipsAt === null ? null : { kind: 'presale', shipsAt }));
  const { closedDays } = time;
  const handled = dispatchDayOf(
    [...promotions, await readQuotedDay(transaction, order.quote_id)],
    order.paid_at?.getTime() ?? now,
    time,
  );
  const today = workingDayAfter(shopDayOf(now), 0, closedDays);
  const { least_transit_days: leastDays, most_transit_days: mostDays } = order;
  const dispatch = {
    earliest: handled !== null && handled < today ? today : handled,
    transit: leastDays === null || mostDays === null ? null : { leastDays, mostDays },
    isPickUp: order.counter_id !== null,
  };
  return { ...wayOf(dispatch, closedDays), closedDays };
}

/** The plan of an order that is paid at `now`: its products can leave from then on. */
export async function planAfterPayment(
  transaction: Transaction,
  order: StoredOrder,
  now: number,
): Promise<DeliveryPlan | null> {
  if (order.delivery_plan === null) return null;
  const { closedDays, ...way } = await earliestDispatch(transaction, order, now);
  return planOf(termsOf(order), way, closedDays) ?? order.delivery_plan;
}
