import type { Locale } from '@rider/model/locale';
import { deliveryPlan, termsProblems, type DeliveryPlan, type DeliveryTerms } from '@rider/model/order';
import { freightZoneOf, type DeliveryDays, type FreightRule } from '@rider/model/shipping';
import type { Selectable } from 'kysely';
import { readClosedDays } from '../calendar/closed-days.ts';
import type { Database, Transaction } from '../database/open.ts';
import { readFreight } from '../freight/freight-rule.ts';
import { shopDayOf } from '../http/days.ts';
import { fieldErrors } from '../http/form-errors.ts';
import type { MessageId } from '../messages/index.ts';
import type { ShipTo } from '../tax/tax-of-sale.ts';
import type { Totals } from './checkout.ts';
import { dispatchDayOf, type ShippingChoice, type WorkingTime } from './shipping-choice.ts';
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

/** When the shop works, as far as its calendar reaches. */
export async function readWorkingTime(
  database: Database,
  { cutOffHour }: Pick<FreightRule, 'cutOffHour'>,
  now: number,
): Promise<WorkingTime> {
  return { cutOffHour, closedDays: await readClosedDays(database, now) };
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

/** An order of a choice, whose terms are to be kept. */
interface PlannedOrder {
  terms: DeliveryTerms;
  /** The terms that it had before a change: its days may be past by now. */
  held?: DeliveryTerms;
  choice: ShippingChoice;
  totals: Pick<Totals, 'freightClass'>;
  shipTo: ShipTo;
  rule: FreightRule;
  promotions: Parameters<typeof dispatchDayOf>[0];
  now: number;
}

/**
 * The columns of an order's terms and of its plan. @throws ApiError `faulty-fields` by the wire's names for new days that the shop cannot
 * keep.
 */
export async function planDelivery(database: Database, order: PlannedOrder, locale: Locale) {
  const { terms, held, choice, totals, rule, promotions, now } = order;
  const time = await readWorkingTime(database, rule, now);
  const { closedDays } = time;
  const earliest = dispatchDayOf(promotions, now, time);
  const areHeld = held?.notBefore === terms.notBefore && held.notAfter === terms.notAfter;
  const { notBefore, notAfter } = areHeld ? {} : termsProblems(terms, { today: shopDayOf(now), earliest, closedDays });
  if (notBefore !== undefined || notAfter !== undefined)
    throw fieldErrors<Record<string, unknown>>(
      {
        ...(notBefore && { ship_not_before: `backend.terms.${notBefore}` satisfies MessageId }),
        ...(notAfter && { ship_not_after: `backend.terms.${notAfter}` satisfies MessageId }),
      },
      locale,
    );
  const transit = transitOf(choice, totals, order);
  const isKnown = earliest !== null && transit !== null;
  return {
    ...termsColumns(terms),
    least_transit_days: transit?.leastDays ?? null,
    most_transit_days: transit?.mostDays ?? null,
    delivery_plan: isKnown ? JSON.stringify(deliveryPlan(terms, { earliest, transit, closedDays })) : null,
  };
}

/** The plan of an order that is paid at `now`: its products can leave from then on. */
export async function planAfterPayment(
  transaction: Transaction,
  order: StoredOrder,
  now: number,
): Promise<DeliveryPlan | null> {
  const { least_transit_days: leastDays, most_transit_days: mostDays } = order;
  if (order.delivery_plan === null || leastDays === null || mostDays === null) return order.delivery_plan;
  const lines = await transaction
    .selectFrom('order_line')
    .select('ships_at as shipsAt')
    .where('order_id', '=', order.id)
    .execute();
  const time = await readWorkingTime(transaction, await readFreight(transaction), now);
  const promotions = lines.map(({ shipsAt }) => (shipsAt === null ? null : { kind: 'presale', shipsAt }));
  const earliest = dispatchDayOf(promotions, now, time);
  if (earliest === null) return order.delivery_plan;
  return deliveryPlan(termsOf(order), { earliest, transit: { leastDays, mostDays }, closedDays: time.closedDays });
}
