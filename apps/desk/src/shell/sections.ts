import { lazy, type ComponentType } from 'react';
import type { MessageIdBelow } from '../messages/ids.ts';

/** A part of the desk beside the messages; only operators see it. */
export interface Section {
  /** First part of its addresses; its name is the text `desk.section.<path>`. */
  path: MessageIdBelow<'desk.section'>;
  /** Loaded with its first opening. It has all addresses below its path. */
  Screen: ComponentType;
}

/** What operators work on, in the order of the bar. */
export const SECTIONS: readonly Section[] = [
  { path: 'orders', Screen: lazy(() => import('../orders/orders.tsx')) },
  { path: 'refunds', Screen: lazy(() => import('../refunds/refunds.tsx')) },
  { path: 'reviews', Screen: lazy(() => import('../reviews/reviews.tsx')) },
  { path: 'buyers', Screen: lazy(() => import('../buyers/buyers.tsx')) },
  { path: 'account-requests', Screen: lazy(() => import('../account-requests/account-requests.tsx')) },
  { path: 'outbox', Screen: lazy(() => import('../outbox/outbox.tsx')) },
  { path: 'log', Screen: lazy(() => import('../log/log.tsx')) },
];
