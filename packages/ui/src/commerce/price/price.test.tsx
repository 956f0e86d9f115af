import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { currencyOf, currencySymbol, formatMoney, Price, UpcomingPrice } from './index.ts';

test('[R1.6] formats money with $ and two decimals in both languages', () => {
  for (const locale of ['en-US', 'zh-CN']) {
    expect(formatMoney(createIntl({ locale }), money(123450))).toBe('$1,234.50');
    expect(formatMoney(createIntl({ locale }), money(5))).toBe('$0.05');
  }
});

test('[R1.6] money is written in the currency of the provider, which amount fields show too', () => {
  for (const locale of ['en-US', 'zh-CN']) {
    const intl = createIntl({ locale, formats: { number: { money: { currency: 'CNY' } } } });
    expect(formatMoney(intl, money(229_900))).toBe('¥2,299.00');
    expect([currencyOf(intl), currencySymbol(intl)]).toEqual(['CNY', '¥']);
  }
});

test('[R2.5] names price and list price for screen readers', async () => {
  const { container } = renderUi(<Price amount={money(3850)} original={money(4950)} from unit="pc" />);
  expect(container.textContent).toBe('Current price from $38.50 / pc List price $49.50');
  expect(container.querySelector('s')?.textContent).toBe('$49.50');
  await expectNoAxeViolations(container);
});

test('[B14] a price by contract says so', async () => {
  const { container } = renderUi(<Price amount={money(3850)} unit="pc" contract />);
  expect(container.textContent).toBe('$38.50 / pc Your price');
  await expectNoAxeViolations(container);
});

test('[R2.5] hides a list price that is not above the price', () => {
  renderUi(<Price amount={money(3850)} original={money(3850)} />);
  expect(screen.queryByText(/List price/)).toBeNull();
});

test('[R2.5] a price that is no longer the lowest of several survives the browser’s translation', () => {
  const { container, rerender } = renderUi(<Price amount={money(3850)} from />);
  rerender(<Price amount={money(4200)} />);
  expect(container.textContent).toBe('$42.00');
});

test('[R2.6] an upcoming price shows its start and the current price', async () => {
  const startsAt = Date.UTC(2026, 10, 27, 14);
  const given = { amount: money(1890), startsAt } as const;
  const { container } = renderUi(<UpcomingPrice {...given} current={money(2500)} today />);
  expect(container.textContent).toBe('From 14:00 GMT+0: $18.90 · now $25.00');
  expect(container.querySelector('b')?.textContent).toBe('$25.00');
  expect(container).not.toHaveTextContent('Current price');
  await expectNoAxeViolations(container);
  const alone = renderUi(<UpcomingPrice {...given} current={null} />);
  expect(alone.container.textContent).toBe('From 27-11-2026 14:00 GMT+0: $18.90');
  const chinese = renderUi(<UpcomingPrice {...given} current={money(2500)} today />, { locale: 'zh-CN' });
  expect(chinese.container.textContent).toBe('14:00 GMT+00:00起：$18.90 · 现价 $25.00');
});
