import { money, type Money } from '@rider/model/money';
import type { Tax } from '@rider/model/tax';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Announcer } from '../../primitives/announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { OrderSummary } from './index.ts';

test('[R6.3] lists products, freight and discounts', async () => {
  const { container } = renderUi(
    <OrderSummary
      pieces={2}
      subtotal={money(7700)}
      freight={money(1200)}
      couponDiscount={money(500)}
      shopDiscount={{ amount: money(250), reason: 'Late delivery' }}
      total={money(8150)}
      freeFreightFrom={money(50_000)}
    />,
  );
  expect(screen.getByText('$77.00')).toBeVisible();
  expect(screen.getByText('$12.00')).toBeVisible();
  expect(screen.getByText('-$5.00')).toBeVisible();
  expect(screen.getByText('Discount (Late delivery)').parentElement).toHaveTextContent('-$2.50');
  expect(screen.getByText('$81.50')).toBeVisible();
  expect(screen.getByText(/\$423\.00/)).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[R6.3] names no amount for free freight where the freight is free already', () => {
  renderUi(
    <OrderSummary
      pieces={1}
      subtotal={money(5000)}
      freight={money(0)}
      total={money(5000)}
      freeFreightFrom={money(100_000)}
    />,
  );
  expect(screen.queryByText(/for free freight/)).toBeNull();
});

test('[R6.3] shows the tax rate or the exempting certificate; nothing without tax', async () => {
  const tax = { amount: money(725), rate: 7_250, taxesFreight: false, region: 'US-CA', certificate: null };
  const summary = (shown: Tax | null) => (
    <OrderSummary pieces={1} subtotal={money(10_000)} tax={shown} total={money(10_725)} />
  );
  const { container, rerender } = renderUi(summary(tax));
  const row = (): string | undefined => screen.queryByText(/Sales tax/)?.parentElement?.textContent;
  expect(row()).toBe('Sales tax (7.25%)$7.25');
  await expectNoAxeViolations(container);
  rerender(summary({ ...tax, amount: money(0), certificate: 'SR 88' }));
  expect(row()).toBe('Sales tax (exempt, certificate SR 88)$0.00');
  rerender(summary({ ...tax, amount: money(0), rate: 0 }));
  expect(row()).toBe('Sales tax$0.00');
  rerender(summary({ ...tax, amount: money(0), rate: 0, uncollectedIn: 'Arizona' }));
  expect(row()).toBe('Sales tax (not collected in Arizona)$0.00');
  rerender(summary(null));
  expect(row()).toBeUndefined();
});

test('[R6.3] shows free freight as text, and marks figures that will change', () => {
  const { container } = renderUi(
    <OrderSummary pieces={1} subtotal={money(60_000)} freight={money(0)} total={money(60_000)} pending />,
    {
      locale: 'zh-CN',
    },
  );
  expect(within(container).getByText('免运费')).toBeVisible();
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
});

test('[R6.3] announces a new total once it is settled', () => {
  const summary = (total: Money, pending: boolean) => (
    <>
      <Announcer />
      <OrderSummary pieces={1} subtotal={total} total={total} pending={pending} />
    </>
  );
  const { rerender } = renderUi(summary(money(7700), false));
  rerender(summary(money(7700), true));
  expect(screen.getByRole('status')).toHaveTextContent('');
  rerender(summary(money(15_400), false));
  expect(screen.getByRole('status')).toHaveTextContent('Total now $154.00');
});
