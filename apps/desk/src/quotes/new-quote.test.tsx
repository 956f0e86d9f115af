import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Routes } from 'react-router';
import { SignedIn } from '../session/agent.tsx';
import { DeskServer, rejection } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { MAYA_ROW } from '../testing/samples.ts';
import Quotes from './quotes.tsx';

const BUYER = { uid: '7', name: 'Luis', company: 'Moreno Glazing Co', account: 'luisglass', email: '', addresses: [] };
const HINGE = { sku: 'RD-A', name: 'Hinge', variant: 'Nickel', unit: 'pc', price: 4000, stock: 9, minimum: 1, pack: 1 };

test('[B9] an operator begins a quote for a buyer with more pieces than there are in stock', async () => {
  const line = { ...HINGE, quantity: 12, unitPrice: 4000, lineTotal: 48000, problem: 'not-enough-stock' };
  const server = new DeskServer()
    .answers('kefuapi/me', { ...MAYA_ROW, staffRole: 'manager' })
    .answers('operator/order_entry/buyers/7', { ...BUYER, credit: null })
    .answers('operator/order_entry/quote', {
      lines: [line],
      sums: null,
      shippingOptions: [],
      coupons: [],
      obstacle: '',
    })
    .answers('operator/quotes/Q-1001', rejection('no quote'))
    .answers('operator/quotes', { number: 'Q-1001' });
  const { user, container, addressShown } = renderDesk(
    <SignedIn>
      <Routes>
        <Route path="/quotes/*" element={<Quotes />} />
      </Routes>
    </SignedIn>,
    { path: '/quotes/new?buyer=7&sku=RD-A' },
  );
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of RD-A' });
  expect(quantity).toHaveValue('1');
  await user.clear(quantity);
  await user.click(screen.getByRole('button', { name: 'Continue to prices' }));
  expect(quantity).toBeInvalid();
  await user.type(quantity, '12');
  expect(await within(screen.getByRole('table')).findByText('Only 9 in stock')).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Continue to prices' }));
  await screen.findByText('Quote begun for Moreno Glazing Co.');
  expect(server.requestsTo('operator/quotes')).toEqual([
    { buyerId: '7', lines: [['RD-A', 12]], key: expect.stringMatching(/.{16,}/) },
  ]);
  expect(addressShown()).toBe('/quotes/Q-1001');
});
