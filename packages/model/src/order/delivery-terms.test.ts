import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorkingDay } from '../shipping/index.ts';
import { deliveryTermsSchema, validate } from '../validation/index.ts';
import {
  deliveryPlan,
  isBeforeTerms,
  lastTermsDay,
  NO_DELIVERY_TERMS,
  shipByState,
  shipDay,
  termsProblems,
} from './delivery-terms.ts';

const dayOf = (offset: number) => new Date(Date.UTC(2026, 10, 26 + offset)).toISOString().slice(0, 10);
const days = fc.integer({ min: 0, max: 400 }).map(dayOf);
const dayOrNone = fc.option(days);
const closed = fc.uniqueArray(days, { maxLength: 30 }).map((list) => new Set(list));
const transit = fc.tuple(fc.nat(10), fc.nat(10)).map(([least, more]) => ({ leastDays: least, mostDays: least + more }));

test('[B4] products leave on the first working day on which buyer and shop both allow it, and arrive in order', () => {
  fc.assert(
    fc.property(dayOrNone, days, transit, closed, (notBefore, earliest, way, closedDays) => {
      const {
        shipsOn,
        days: [first, last],
      } = deliveryPlan({ notBefore }, { earliest, transit: way, closedDays });
      expect(isWorkingDay(shipsOn, closedDays)).toBe(true);
      expect(shipsOn >= earliest && shipsOn >= (notBefore ?? '')).toBe(true);
      const skipped = Array.from({ length: 500 }, (_, day) => dayOf(day)).filter(
        (day) => day < shipsOn && day >= earliest && day >= (notBefore ?? ''),
      );
      expect(skipped.filter((day) => isWorkingDay(day, closedDays))).toEqual([]);
      expect(first >= shipsOn && last >= first).toBe(true);
      expect([first, last].every((day) => isWorkingDay(day, closedDays))).toBe(true);
    }),
  );
});

test('[B4] terms without a problem name days that are not past, within a year, and on which the products can leave', () => {
  fc.assert(
    fc.property(dayOrNone, dayOrNone, days, fc.option(days), closed, (from, until, today, earliest, closedDays) => {
      const checked = validate(deliveryTermsSchema, { notBefore: from, notAfter: until });
      const isOrdered = from === null || until === null || from <= until;
      expect(checked.errors === undefined).toBe(isOrdered);
      if (checked.values === undefined) return;
      const problems = termsProblems(checked.values, { today, earliest, closedDays });
      const isWithin = (day: string | null) => day === null || (day >= today && day <= lastTermsDay(today));
      expect(problems.notBefore === undefined).toBe(isWithin(from));
      const canLeave =
        until === null || earliest === null || shipDay({ notBefore: from }, earliest, closedDays) <= until;
      expect(problems.notAfter === undefined).toBe(isWithin(until) && canLeave);
    }),
  );
});

test('[B4] a form without terms has none, and days that do not exist are faults', () => {
  expect(validate(deliveryTermsSchema, {}).values).toEqual(NO_DELIVERY_TERMS);
  const texts = { job: ' Lobby\u00a0refit ', site: '', notBefore: '', notAfter: '2026-12-01', isWhole: 'on' };
  expect(validate(deliveryTermsSchema, texts).values).toEqual({
    job: 'Lobby refit',
    site: '',
    notBefore: null,
    notAfter: '2026-12-01',
    isWhole: true,
  });
  expect(validate(deliveryTermsSchema, { notBefore: '2026-02-30', job: 'x'.repeat(61), site: 'a\nb' }).errors).toEqual({
    notBefore: 'validation.terms.day',
    job: 'validation.job.length',
    site: 'validation.job.characters',
  });
});

test('[B4] an order waits until its first day, and is marked two working days before its last', () => {
  expect(isBeforeTerms({ notBefore: '2026-12-01' }, '2026-11-30')).toBe(true);
  expect(isBeforeTerms({ notBefore: '2026-12-01' }, '2026-12-01')).toBe(false);
  expect(isBeforeTerms({ notBefore: null }, '2026-12-01')).toBe(false);
  // The 27th is a Friday.
  const state = (today: string) => shipByState({ notAfter: '2026-12-01' }, today);
  expect([state('2026-11-26'), state('2026-11-27'), state('2026-12-01'), state('2026-12-02')]).toEqual([
    null,
    'soon',
    'soon',
    'overdue',
  ]);
});
