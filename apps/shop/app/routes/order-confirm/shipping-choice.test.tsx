// @vitest-environment jsdom
import type { ShippingOption } from '@rider/model/shipping';
import { money } from '@rider/model/money';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import shopTexts from '../../../messages/en-US.json' with { type: 'json' };
import { orderRules } from './order-rules.ts';
import { ShippingChoice } from './shipping-choice.tsx';

const texts: Record<string, string> = { ...uiTexts, ...shopTexts };
const COUNTER = {
  name: 'Pasadena counter',
  address: '1480 Foundry Row',
  phone: '',
  hours: 'Mon-Fri 7:30 am - 5:00 pm',
};
const OPTIONS: ShippingOption[] = [
  {
    id: 'ground',
    freightClass: 'ground',
    counter: null,
    freight: money(1200),
    days: null,
    workingDays: { leastDays: 2, mostDays: 5 },
    obstacle: { reason: 'length', limitMm: 2400 },
  },
  {
    id: 'pallet',
    freightClass: 'pallet',
    counter: null,
    freight: money(9500),
    days: ['2026-12-01', '2026-12-08'],
    workingDays: { leastDays: 3, mostDays: 8 },
    obstacle: null,
  },
  {
    id: 'counter-1',
    freightClass: null,
    counter: COUNTER,
    freight: money(0),
    days: ['2026-11-27', '2026-11-27'],
    workingDays: null,
    obstacle: null,
  },
];

test('[R2.7] shipping options show price and days, unavailable ones the reason', async () => {
  const onChoose = vi.fn<(optionId: string) => void>();
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <ShippingChoice options={OPTIONS} value="pallet" onChoose={onChoose} />
    </IntlProvider>,
  );
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ disabled, checked }) => ({ disabled, checked }))).toEqual([
    { disabled: true, checked: false },
    { disabled: false, checked: true },
    { disabled: false, checked: false },
  ]);
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Ground serviceNot available: your order contains items over 2.4 m.',
    'PalletArrives Tue, Dec 1 – Tue, Dec 8$95.00',
    'Pick-up: Pasadena counterReady Fri, Nov 271480 Foundry RowMon-Fri 7:30 am - 5:00 pmFree',
  ]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChoose).toHaveBeenCalledWith('counter-1');
});

test('[R2.7] pick-up needs no address', () => {
  const typed = { addressId: '', message: '', purchaseOrderNumber: '' };
  expect(orderRules.check({ ...typed, shipping: 'counter-1' }).errors).toBeUndefined();
  expect(orderRules.check({ ...typed, shipping: 'ground' }).errors).toEqual({
    addressId: 'validation.address.required',
  });
});
