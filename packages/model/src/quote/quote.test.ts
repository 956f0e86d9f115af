import { expect, test } from 'vitest';
import { money } from '../money/index.ts';
import {
  eventAfterUnpaid,
  nextQuoteState,
  QUOTE_STATES,
  quoteEventsFor,
  quoteStateAt,
  quoteTotals,
  reductionOf,
  type QuoteState,
} from './index.ts';

const EVENTS = ['accept', 'reject', 'request-change', 'offer', 'withdraw', 'expire', 'reopen'] as const;

test('[B9] only an offered quote can be accepted, an accepted one only reopens or expires, and nothing follows an end', () => {
  const accepting = QUOTE_STATES.filter((state) => nextQuoteState(state, 'accept') !== null);
  expect(accepting).toEqual(['offered']);
  const after = (state: QuoteState) => EVENTS.filter((event) => nextQuoteState(state, event) !== null);
  expect(after('accepted')).toEqual(['expire', 'reopen']);
  expect([1, 2, 3, 4].map(eventAfterUnpaid)).toEqual(['reopen', 'reopen', 'expire', 'expire']);
  expect([...after('rejected'), ...after('withdrawn')]).toEqual([]);
});

test('[B9] each state allows buyer and operator what its table says', () => {
  expect(quoteEventsFor('buyer', 'offered')).toEqual(['accept', 'reject', 'request-change']);
  expect(quoteEventsFor('operator', 'offered')).toEqual(['offer', 'withdraw']);
  expect(quoteEventsFor('buyer', 'expired')).toEqual(['request-change']);
  expect(quoteEventsFor('operator', 'accepted')).toEqual([]);
});

test('[B9] an offer is expired from the first instant after its last day, other states never', () => {
  expect(quoteStateAt({ state: 'offered', validUntil: 1000 }, 999)).toBe('offered');
  expect(quoteStateAt({ state: 'offered', validUntil: 1000 }, 1000)).toBe('expired');
  const others = QUOTE_STATES.filter((state) => state !== 'offered');
  expect(others.map((state) => quoteStateAt({ state, validUntil: 1000 }, 2000))).toEqual(others);
});

test('[B9] totals are exact, and the reduction is in tenths of a percent', () => {
  const line = { quantity: 3, listPrice: money(1000), offered: { unitPrice: money(875), shipsBy: '' } };
  expect(quoteTotals([line])).toEqual({ list: 3000, offered: 2625 });
  expect(quoteTotals([line, { ...line, offered: null }])).toEqual({ list: 6000, offered: null });
  expect(reductionOf(money(1000), money(875))).toBe(125);
  expect(reductionOf(money(1000), money(1100))).toBe(-100);
  expect(reductionOf(money(0), money(5))).toBe(0);
});
