import { lazy, type ComponentType } from 'react';
import { mayUse, type DeskArea, type StaffRole } from '@rider/model/staff';

/** Path of the section that an agent must visit first where a second step is demanded. */
export const SECOND_STEP = 'second-step';

/** A section of the desk besides the messages. */
export interface Section {
  /** First segment of its addresses; its title is the text `desk.section.<path>`. */
  path: DeskArea | typeof SECOND_STEP;
  /** Loaded when first opened. It handles all addresses below its path. */
  Screen: ComponentType;
}

/** All sections, in the order of the bar. */
export const SECTIONS: readonly Section[] = [
  { path: 'orders', Screen: lazy(() => import('../orders/orders.tsx')) },
  { path: 'refunds', Screen: lazy(() => import('../refunds/refunds.tsx')) },
  { path: 'payments', Screen: lazy(() => import('../payments/payments.tsx')) },
  { path: 'invoices', Screen: lazy(() => import('../invoices/invoices.tsx')) },
  { path: 'promotions', Screen: lazy(() => import('../promotions/promotions.tsx')) },
  { path: 'reviews', Screen: lazy(() => import('../reviews/reviews.tsx')) },
  { path: 'feedback', Screen: lazy(() => import('../feedback/feedback.tsx')) },
  { path: 'buyers', Screen: lazy(() => import('../buyers/buyers.tsx')) },
  { path: 'account-requests', Screen: lazy(() => import('../account-requests/account-requests.tsx')) },
  { path: 'tax-certificates', Screen: lazy(() => import('../tax-certificates/tax-certificates.tsx')) },
  { path: 'closed-days', Screen: lazy(() => import('../closed-days/closed-days.tsx')) },
  { path: 'partners', Screen: lazy(() => import('../partners/partners.tsx')) },
  { path: 'outbox', Screen: lazy(() => import('../outbox/outbox.tsx')) },
  { path: 'people', Screen: lazy(() => import('../people/people.tsx')) },
  { path: 'log', Screen: lazy(() => import('../log/log.tsx')) },
  { path: SECOND_STEP, Screen: lazy(() => import('../second-step/second-step.tsx')) },
];

/** The sections that a role may use. */
export function sectionsOf(role: StaffRole): readonly Section[] {
  return SECTIONS.filter(({ path }) => path === SECOND_STEP || mayUse(role, path));
}
