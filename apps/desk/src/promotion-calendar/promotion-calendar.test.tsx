import type { CalendarEntry } from '@rider/api/operator';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { daysOfPeriod, neighbour, periodAround } from './calendar-period.ts';
import PromotionCalendar from './promotion-calendar.tsx';

const entry = (change: Partial<CalendarEntry>): CalendarEntry => ({
  kind: 'flashSale',
  id: '1',
  title: 'Hinge week',
  code: 'H-1',
  from: Date.parse('2026-11-28T00:00:00Z'),
  until: Date.parse('2026-12-03T00:00:00Z'),
  overlapping: [],
  ...change,
});

describe('[B15] the calendar of promotions', () => {
  test('lists promotions, coupons and banners with links and overlaps, and changes its period by keyboard', async () => {
    const server = new DeskServer().answers(
      'operator/promotion_calendar',
      ({ start, end }: Record<string, string>) => ({
        from: Date.parse(`${start}`),
        before: Date.parse(`${end}`) + 86_400_000,
        entries: [
          entry({ kind: 'banner', id: '9', title: 'Railings', code: '', from: null, until: null }),
          entry({ overlapping: ['Hinges for groups'] }),
          entry({ kind: 'coupon', id: '2', title: '$20 off', code: '' }),
        ],
      }),
    );
    const { user, container } = renderDesk(<PromotionCalendar />, { path: '/promotion-calendar?day=2026-12-01' });
    const sale = await screen.findByRole('row', { name: /Hinge week Flash sale · H-1/ });
    expect(within(sale).getByText('Same variant as: Hinges for groups')).toBeVisible();
    expect(within(sale).getByRole('link', { name: 'Hinge week' })).toHaveAttribute('href', '/promotions?search=H-1');
    expect(screen.getByRole('link', { name: '$20 off' })).toHaveAttribute('href', '/coupons?search=%2420%20off');
    expect(screen.getByRole('link', { name: 'Railings' })).toHaveAttribute('href', '/banners?search=Railings');
    await expectNoAxeViolations(container);
    screen.getByRole('button', { name: 'Next month' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('January 2027')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'A week');
    expect(server.requestsTo('operator/promotion_calendar')).toEqual([
      { start: '2026-12-01', end: '2026-12-31' },
      { start: '2027-01-01', end: '2027-01-31' },
      { start: '2026-12-28', end: '2027-01-03' },
    ]);
  });

  test('weeks begin on Monday, months on the first, and both follow each other', () => {
    expect(periodAround('week', '2026-11-29')).toEqual({ start: '2026-11-23', end: '2026-11-29' });
    const february = periodAround('month', '2028-02-10');
    expect(daysOfPeriod(february)).toHaveLength(29);
    expect(neighbour('month', february, 1)).toEqual({ start: '2028-03-01', end: '2028-03-31' });
    expect(neighbour('week', periodAround('week', '2026-11-29'), -1).start).toBe('2026-11-16');
  });
});
