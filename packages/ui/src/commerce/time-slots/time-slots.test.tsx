import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { TimeSlots, type TimeSlot } from './index.ts';

const slots: TimeSlot[] = [
  { id: '1', time: '08:00', state: 'ended' },
  { id: '2', time: '10:00', state: 'active' },
  { id: '3', time: '12:00', state: 'scheduled' },
];

test('[R2.6] slots are links with their state; the shown one is current', async () => {
  const { user, container } = renderUi(
    <TimeSlots slots={slots} current="2" getHref={({ id }) => `/goods_seckill?slot=${id}`} />,
  );
  expect(screen.getByRole('navigation', { name: 'Flash sale times' })).toBeVisible();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: '10:00 Underway', current: 'page' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: '12:00 Not started' })).toHaveAttribute('href', '/goods_seckill?slot=3');
  await expectNoAxeViolations(container);
});

test('[R2.6] is localised in Chinese', () => {
  renderUi(<TimeSlots slots={slots} current="3" getHref={() => '/'} />, { locale: 'zh-CN' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('12:00 未开始');
});
