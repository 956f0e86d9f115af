import type { OrderDraft } from '@rider/api/operator';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import Orders from '../orders/orders.tsx';
import { SignedIn } from '../session/agent.tsx';
import { DeskServer, rejection } from '../testing/desk-server.ts';
import { MAYA_ROW } from '../testing/samples.ts';
import { renderDesk } from '../testing/render-desk.tsx';

const BUYER = {
  uid: '7',
  name: 'Luis Moreno',
  company: 'Moreno Glazing Co',
  account: 'luisglass',
  email: 'luis@example.com',
  addresses: [
    { id: '3', addressee: 'Luis Moreno', phone: '520 555 0134', text: '12 Glass Street, Tucson' },
    { id: '4', addressee: 'Yard', phone: '', text: '9 Yard Road, Tucson' },
  ],
  credit: { limit: 100_000, used: 40_000, days: 30 },
};
const HINGE = { sku: 'RD-A', name: 'Hinge', variant: 'Nickel', unit: 'pc', price: 4000, stock: 9, minimum: 2, pack: 2 };
const GROUND = { id: 'ground', freightClass: 'ground', counter: null, freight: 1200, days: null, obstacle: null };
const COUNTER = { ...GROUND, id: 'counter-1', freightClass: null, counter: { name: 'Pasadena counter' }, freight: 0 };

const COUPON = { title: 'Welcome', reduction: 500, missing: 0 };
const COUPONS = [
  { ...COUPON, id: '5', obstacle: null },
  { ...COUPON, id: '6', title: 'Large', obstacle: 'below-threshold', missing: 700 },
];

/** Answers quotes: RD-A costs 40.00 a piece and comes in packs of 2, other SKUs are unknown. */
function quoteOf({ lines, shipping, couponId, shopDiscount }: OrderDraft) {
  const quoted = lines.map(({ sku, quantity }) => {
    const isKnown = sku === 'RD-A';
    const problem = isKnown ? (quantity % 2 === 0 ? null : 'off-pack') : 'gone';
    const facts = isKnown ? HINGE : { ...HINGE, sku, name: '', variant: '' };
    return { ...facts, quantity, unitPrice: 4000, lineTotal: 4000 * quantity, problem };
  });
  const isSound = quoted.every(({ problem }) => problem === null);
  const subtotal = quoted.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const freight = shipping === 'counter-1' ? 0 : 1200;
  const sums = {
    pieces: 2,
    subtotal,
    freight,
    freightClass: 'ground',
    couponDiscount: couponId === '5' ? 500 : 0,
    shopDiscount,
    tax: null,
    total: subtotal + freight - (couponId === '5' ? 500 : 0) - (shopDiscount?.amount ?? 0),
  };
  return {
    lines: quoted,
    sums: isSound ? sums : null,
    shippingOptions: isSound ? [GROUND, COUNTER] : [],
    coupons: isSound ? COUPONS : [],
    obstacle: '',
  };
}

function open(path = '/orders/new?buyer=7') {
  const server = new DeskServer()
    .answers('kefuapi/me', { ...MAYA_ROW, staffRole: 'manager' })
    .answers('operator/buyers', { items: [{ ...BUYER, state: 'active' }], total: 1 })
    .answers('operator/order_entry/buyers/7', BUYER)
    .answers('operator/order_entry/buyers/7/variants', [HINGE])
    .answers('operator/order_entry/quote', quoteOf)
    .answers('operator/orders/R-1', rejection('no order'))
    .answers('operator/order_entry', { number: 'R-1' });
  const { container } = renderDesk(
    <SignedIn>
      <Routes>
        <Route path="/orders/*" element={<Orders />} />
      </Routes>
    </SignedIn>,
    { path },
  );
  return { server, container };
}

/** Adds RD-A by the typeahead. */
async function addHinge() {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add an item' }), 'hin');
  await userEvent.click(await screen.findByRole('option', { name: /RD-A/ }));
}

const lines = () => screen.getByRole('table', { name: 'Items' });

test('[B15] [B4] an operator chooses a buyer and items, sees the total, and places the order once', async () => {
  const { server, container } = open('/orders/new');
  await userEvent.type(await screen.findByRole('combobox', { name: /Buyer/ }), 'moreno');
  await userEvent.click(await screen.findByRole('option', { name: /Moreno Glazing Co/ }));
  await addHinge();
  expect(await within(lines()).findByText('9 in stock')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Quantity of RD-A' })).toHaveValue('2');
  expect(screen.getByRole('textbox', { name: 'Quantity of RD-A' })).toHaveFocus();
  expect(await screen.findByText('$92.00')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shipping' }), 'Pick-up at Pasadena counter');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shipping' }), 'Delivery by parcel ($12.00)');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Ship to/ }), 'Yard, 9 Yard Road, Tucson');
  await userEvent.type(screen.getByRole('textbox', { name: 'PO number of the buyer' }), 'PO 7');
  await userEvent.type(screen.getByRole('textbox', { name: 'Job name' }), 'Lobby refit');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Deliver everything together' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Coupon' }), 'Welcome (−$5.00)');
  expect(screen.getByRole('option', { name: 'Large: $7.00 below its minimum' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Discount' }), 'Amount');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount of the discount' }), '2.50');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Scratched');
  expect(await screen.findByText('Discount (Scratched)')).toBeVisible();
  expect(await screen.findByText('$84.50')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /On account/ }));
  expect(screen.getByText('Due in 30 days. $600.00 of $1,000.00 left.')).toBeVisible();
  await expectNoAxeViolations(container);
  const place = screen.getByRole('button', { name: 'Place order' });
  await waitFor(() => expect(place).toBeEnabled());
  await userEvent.dblClick(place);
  await screen.findByText('Order placed for Moreno Glazing Co. The buyer was notified.');
  // A second press has the same key, by which the backend places one order.
  const requests = server.requestsTo('operator/order_entry');
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  expect(requests[0]).toEqual({
    buyerId: '7',
    lines: [{ sku: 'RD-A', quantity: 2 }],
    addressId: '4',
    shipping: 'delivery',
    couponId: '5',
    shopDiscount: { rate: null, amount: 250, reason: 'Scratched' },
    payment: 'invoice',
    purchaseOrderNumber: 'PO 7',
    terms: { job: 'Lobby refit', site: '', notBefore: null, notAfter: null, isWhole: true },
    message: '',
    quoted: 8450,
    key: expect.stringMatching(/.{16,}/),
  });
});

test('[B15] pasted items are judged, and the order is placed only once all of them can be ordered', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Paste items' }));
  await userEvent.click(screen.getByLabelText(/SKUs and quantities/));
  await userEvent.paste('rd-a\t3\nRD-X\t1\nRD-Y');
  await userEvent.click(screen.getByRole('button', { name: 'Add items' }));
  expect(await screen.findAllByText('These lines have no SKU and quantity: RD-Y')).not.toEqual([]);
  await userEvent.clear(screen.getByLabelText(/SKUs and quantities/));
  await userEvent.paste('rd-a\t3\nRD-X\t1');
  await userEvent.click(screen.getByRole('button', { name: 'Add items' }));
  expect(await screen.findByText('Packs of 2')).toBeVisible();
  expect(screen.getByText('Unknown or not for sale')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Place order' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove RD-X' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Quantity of RD-A' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Quantity of RD-A' }), '4');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled());
});

test('[B15] a discount needs an amount and a reason', async () => {
  const { server } = open();
  await addHinge();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Discount' }), 'Percentage');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.getByRole('textbox', { name: 'Percent of the products' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toBeInvalid();
  expect(server.requestsTo('operator/order_entry')).toEqual([]);
});

test('[B15] an order goes to an address that is typed at the desk', async () => {
  const { server } = open();
  const added = { id: '9', addressee: 'New yard', phone: '', text: '1 New Road, Tucson' };
  server
    .answers('operator/order_entry/buyers/7/addresses', { id: '9' })
    .answers('country_list', [
      { code: 'DE', name: 'Germany', zipPattern: '', zipLabel: '', stateLabel: '', states: [] },
    ]);
  await userEvent.click(await screen.findByRole('button', { name: 'New address' }));
  const dialog = await screen.findByRole('dialog', { name: 'New address' });
  for (const [name, value] of [
    [/^Full name|Recipient|Addressee|Name/, 'New yard'],
    [/Street/, '1 New Road'],
    [/City/, 'Tucson'],
    [/State|Region/, 'AZ'],
    [/Postal|ZIP/, '85701'],
    [/Phone/, '520 555 0134'],
  ] as const)
    await userEvent.type(within(dialog).getAllByRole('textbox', { name })[0] as HTMLElement, value);
  server.answers('operator/order_entry/buyers/7', { ...BUYER, addresses: [...BUYER.addresses, added] });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('option', { name: 'New yard, 1 New Road, Tucson', selected: true })).toBeVisible();
  expect(server.requestsTo('operator/order_entry')).toEqual([]);
});

test('[B15] a rejected order leaves what was entered, with the reason', async () => {
  const { server } = open();
  server.rejects('operator/order_entry', 'The price of an item has changed.');
  await addHinge();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('The price of an item has changed.')).toBeVisible();
  expect(within(lines()).getByRole('rowheader', { name: 'RD-A' })).toBeVisible();
});

test('[B15] pasted items beyond the limit of an order are reported, and a typed separator of thousands is read', async () => {
  const { server } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Paste items' }));
  await userEvent.click(screen.getByLabelText(/SKUs and quantities/));
  await userEvent.paste(Array.from({ length: 201 }, (_, index) => `RD-${index}\t1`).join('\n'));
  await userEvent.click(screen.getByRole('button', { name: 'Add items' }));
  expect(await screen.findAllByText('The order would have 201 items. It can have at most 200.')).not.toEqual([]);
  await userEvent.clear(screen.getByLabelText(/SKUs and quantities/));
  await userEvent.paste('RD-A\t1,250');
  await userEvent.click(screen.getByRole('button', { name: 'Add items' }));
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of RD-A' });
  expect(quantity).toHaveValue('1250');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '２,０００');
  await waitFor(() =>
    expect(server.requestsTo('operator/order_entry/quote').at(-1)).toMatchObject({ lines: [{ quantity: 2000 }] }),
  );
});
