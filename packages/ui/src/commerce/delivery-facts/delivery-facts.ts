import type { Order } from '@rider/model/order';
import type { IntlShape } from 'react-intl';
import type { DescriptionListItem } from '../../primitives/description-list/index.ts';

const DAY = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Formats an ISO date of the shop's calendar, which no time zone shifts. */
function formatShopDay(intl: IntlShape, day: string): string {
  return intl.formatDate(`${day}T12:00:00Z`, DAY);
}

/** Formats a first and a last day of the shop's calendar, ISO dates: both, one, or empty for null and null. */
export function formatShopDays(intl: IntlShape, first: string | null, last: string | null): string {
  if (first !== null && first === last) return formatShopDay(intl, first);
  const days = { first: first && formatShopDay(intl, first), last: last && formatShopDay(intl, last) };
  if (first !== null && last !== null) return intl.formatMessage({ id: 'ui.deliveryFacts.between' }, days);
  if (first !== null) return intl.formatMessage({ id: 'ui.deliveryFacts.from' }, days);
  return last === null ? '' : intl.formatMessage({ id: 'ui.deliveryFacts.until' }, days);
}

/** An order with its delivery terms. */
type DeliveredOrder = {
  deliveryTerms?: Order['deliveryTerms'] | undefined;
  pickUp?: Order['pickUp'] | undefined;
} & Partial<Pick<Order, 'deliveryPlan' | 'state'>>;

/** Whether an order is still to come, so that its expected days matter. */
function isExpected({ state }: DeliveredOrder): boolean {
  return state === 'pending-payment' || state === 'pending-shipment' || state === 'to-receive';
}

/** The job, the site, the days and the expected arrival of an order, for a list of terms and values; empty ones are left out there. */
export function deliveryFacts(intl: IntlShape, order: DeliveredOrder): DescriptionListItem[] {
  const { deliveryTerms: terms, deliveryPlan: plan, pickUp } = order;
  if (terms === undefined) return [];
  const facts = [
    ['job', terms.job],
    ['site', terms.site],
    [pickUp ? 'readyDays' : 'days', formatShopDays(intl, terms.notBefore, terms.notAfter)],
    [pickUp ? 'wholePickUp' : 'whole', terms.isWhole && intl.formatMessage({ id: 'ui.deliveryFacts.together' })],
    [pickUp ? 'ready' : 'arrives', plan && isExpected(order) && formatShopDays(intl, ...plan.days)],
  ] as const;
  return facts.map(([key, description]) => ({
    key: `delivery.${key}`,
    term: intl.formatMessage({ id: `ui.deliveryFacts.${key}` }),
    description,
  }));
}
