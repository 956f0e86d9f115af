import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Announcer } from '../../primitives/announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { LogisticsTrack, type LogisticsTrackProps } from './index.ts';

const at = Date.UTC(2026, 10, 24, 12);
const parcel: LogisticsTrackProps = {
  by: 'courier',
  carrier: 'Desert Freight',
  number: 'DF88',
  phone: '+1 (520) 555-0148',
  events: [
    { at, text: 'Out for delivery', place: 'Tucson' },
    { at: at - 60_000, text: 'Collected' },
  ],
};

test('[R2.8] [R6.3] shows courier, number, phone and events, newest first', async () => {
  const { container } = renderUi(<LogisticsTrack {...parcel} />);
  expect(screen.getAllByRole('term').map((each) => each.textContent)).toEqual(['Courier', 'Tracking number', 'Phone']);
  const events = screen.getAllByRole('listitem');
  expect(events[0]).toHaveAttribute('aria-current', 'step');
  expect(events[0]).toHaveTextContent(/24-11-2026 .* Out for delivery Tucson/);
  expect(events[1]).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: '+1 (520) 555-0148' })).toHaveAttribute('href', 'tel:+15205550148');
  await expectNoAxeViolations(container);
});

test('[R6.3] copies the number by keyboard and announces it', async () => {
  const { user } = renderUi(
    <>
      <Announcer />
      <LogisticsTrack {...parcel} />
    </>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy the tracking number' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('DF88');
  expect(screen.getByRole('status')).toHaveTextContent('DF88 copied.');
});

test('selects the number if the browser cannot copy', async () => {
  const { user } = renderUi(
    <>
      <Announcer />
      <LogisticsTrack {...parcel} href="https://example.com/DF88" />
    </>,
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy the tracking number' }));
  expect(getSelection()?.toString()).toBe('DF88');
  expect(screen.getByRole('status')).toHaveTextContent('The number is selected.');
});

test('[R6.3] a delivery by person has no number; missing events are reported', async () => {
  const { container } = renderUi(
    <LogisticsTrack by="person" carrier="陈师傅" number={null} events={[]} data-state="mine" />,
    { locale: 'zh-CN' },
  );
  expect(screen.getByText('送货人')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('暂无物流信息。')).toBeVisible();
  await expectNoAxeViolations(container);
});
