import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import Orders from '../orders/orders.tsx';
import { DeskServer, rejection } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';

const ORDER = {
  number: 'R-1',
  buyer: {
    uid: '7',
    name: 'Luis Moreno',
    company: 'Moreno Glazing Co',
    account: 'luisglass',
    email: 'luis@example.com',
    addresses: [{ id: '3', addressee: 'Luis Moreno', phone: '', text: '12 Glass Street, Tucson' }],
    credit: null,
  },
  lines: [{ sku: 'RD-A', quantity: 2 }],
  addressId: '3',
  shipping: 'delivery',
  couponId: '',
  shopDiscount: null,
  purchaseOrderNumber: 'PO 7',
  total: 9200,
  version: 4,
};

type Lines = { sku: string; quantity: number }[];

function quoteOf({ lines }: { lines: Lines }) {
  const facts = { name: 'Hinge', variant: '', unit: 'pc', price: 4000, stock: 9, minimum: 1, pack: 1 };
  const subtotal = lines.reduce((sum, { quantity }) => sum + 4000 * quantity, 0);
  const sums = {
    pieces: 2,
    subtotal,
    freight: 1200,
    freightClass: 'ground',
    couponDiscount: 0,
    shopDiscount: null,
    tax: null,
  };
  return {
    lines: lines.map((line) => ({
      ...facts,
      ...line,
      unitPrice: 4000,
      lineTotal: 4000 * line.quantity,
      problem: null,
    })),
    sums: { ...sums, total: subtotal + 1200 },
    shippingOptions: [],
    coupons: [],
    obstacle: '',
  };
}

function open(order: unknown = ORDER) {
  const server = new DeskServer()
    .answers('operator/order_entry/orders/R-1', () => order)
    .answers('operator/order_entry/orders/R-1/quote', quoteOf)
    .answers('operator/orders/R-1', rejection('no order'));
  const { container } = renderDesk(
    <Routes>
      <Route path="/orders/*" element={<Orders />} />
    </Routes>,
    { path: '/orders/R-1/change' },
  );
  return { server, container };
}

async function typeQuantity(quantity: string) {
  const field = await screen.findByRole('textbox', { name: 'Quantity of RD-A' });
  await userEvent.clear(field);
  await userEvent.type(field, quantity);
}

test('[B15] an operator changes an unpaid order, and sees the total before and after', async () => {
  const { server, container } = open();
  const save = await screen.findByRole('button', { name: 'Save changes' });
  expect(save).toBeDisabled();
  await typeQuantity('5');
  expect(await screen.findByText('$212.00')).toBeVisible();
  expect(screen.getByText('Total before the change: $92.00')).toBeVisible();
  await expectNoAxeViolations(container);
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  await screen.findByText('Order changed. The buyer was notified.');
  expect(server.requestsTo('operator/order_entry/orders/R-1')).toContainEqual({
    lines: [{ sku: 'RD-A', quantity: 5 }],
    addressId: '3',
    shipping: 'delivery',
    couponId: '',
    shopDiscount: null,
    purchaseOrderNumber: 'PO 7',
    quoted: 21_200,
    version: 4,
  });
});

test('[B15] the second of two operators sees who changed the order, and what was entered stays', async () => {
  const { server } = open();
  await typeQuantity('5');
  const save = await screen.findByRole('button', { name: 'Save changes' });
  await waitFor(() => expect(save).toBeEnabled());
  server.answers('operator/order_entry/orders/R-1', ({ version }: { version?: number }) =>
    version === undefined ? { ...ORDER, version: 5 } : rejection('Rosa has changed this since you opened it.'),
  );
  await userEvent.click(save);
  expect(await screen.findByText('Rosa has changed this since you opened it.')).toBeVisible();
  expect(await screen.findByRole('link', { name: /This order was changed meanwhile/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Quantity of RD-A' })).toHaveValue('5');
});

test('[B15] a paid order cannot be changed', async () => {
  open(rejection('This order is already paid.'));
  expect(await screen.findByText(/This order cannot be changed/)).toBeVisible();
});
