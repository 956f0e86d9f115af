import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { storeShipping } from './shipping/last-shipping.ts';
import Orders from './orders.tsx';

// The desk begins with how the last order was shipped.
beforeEach(() => storeShipping({ method: 'deliver', courier: '' }));

const PLACED = 1_795_228_267;

/** An order row as on the wire. */
function orderRow(change: object = {}): object {
  return {
    order_id: 'cp1',
    add_time: PLACED,
    paid: 1,
    pay_time: PLACED + 60,
    pay_type: 'yue',
    pay_price: '92.00',
    total_price: '80.00',
    pay_postage: '12.00',
    total_num: 2,
    real_name: 'Luis Moreno',
    user_phone: '520 555 0134',
    user_address: '12 Glass Street, Tucson',
    remark: 'Call first.',
    po_number: 'PO 7734-B',
    _status: { _type: 1 },
    cartInfo: [
      {
        unique: 'a',
        product_id: 1001,
        cart_num: 2,
        truePrice: '40.00',
        productInfo: {
          image: '/hinge.webp',
          store_name: 'Hinge',
          unit_name: 'pc',
          attrInfo: { suk: 'Nickel', code: 'RD-A' },
        },
      },
    ],
    buyer: { uid: '7', name: 'Luis', account: 'luisglass', company: 'Moreno Glazing Co' },
    tags: [],
    parcelEvents: [],
    ...change,
  };
}

const SHIPPED = orderRow({
  _status: { _type: 2 },
  delivery_type: 'express',
  delivery_name: 'UPS',
  delivery_code: 'ups',
  delivery_id: '1Z999',
  delivery_time: PLACED + 3600,
  parcelEvents: [{ at: (PLACED + 3600) * 1000, text: 'Handed over to UPS', place: '', parcelId: '' }],
});
const COURIERS = [
  { id: 1, code: 'ups', name: 'UPS' },
  { id: 2, code: 'dhl', name: 'DHL' },
];

function openAt(path: string) {
  return renderDesk(
    <Routes>
      <Route path="/orders/*" element={<Orders />} />
    </Routes>,
    { path },
  );
}

describe('the orders at the desk', () => {
  /** Opens an order with a payment in a state, and one of another order beside it. */
  async function openPaid(state: string) {
    const payment = {
      reference: 'pa1',
      orderNumber: 'cp1',
      method: 'stripe',
      amount: 9200,
      state,
      createdAt: PLACED * 1000,
    };
    const items = [payment, { ...payment, reference: 'pa2', orderNumber: 'cp11', state: 'disputed' }];
    new DeskServer()
      .answers('operator/orders/cp1', orderRow())
      .answers('couriers', COURIERS)
      .answers('operator/payments', { items, total: 2 });
    const { container } = openAt('/orders/cp1');
    expect(await screen.findByRole('link', { name: 'Payment pa1' })).toHaveAttribute('href', '/payments/pa1');
    expect(screen.queryByRole('link', { name: 'Payment pa2' })).toBeNull();
    await expectNoAxeViolations(container);
    return container.querySelector('[data-component="banner"]');
  }

  test.each([
    { state: 'disputed', message: /^The payer disputes the payment of this order/ },
    { state: 'charged-back', message: 'The bank reversed the payment of this order.' },
  ])('[R6.10] show that a payment is $state', async ({ state, message }) => {
    await openPaid(state);
    expect(screen.getByText(message)).toBeVisible();
  });

  test('[R6.10] show only the link of an undisputed payment', async () => {
    expect(await openPaid('paid')).toBeNull();
  });

  test('[R6.1] an order that the buyer picks up is prepared, made ready and picked up, not shipped', async () => {
    const pickUp = { shipping_type: 2, system_store: { id: 1, name: 'Pasadena counter' } };
    new DeskServer().answers('operator/orders/cp1', orderRow(pickUp)).answers('couriers', COURIERS);
    openAt('/orders/cp1');
    expect(await screen.findByText('Preparing for pick-up')).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Order progress' })).getAllByRole('listitem');
    expect(steps.slice(2).map((each) => each.textContent)).toEqual([
      expect.stringContaining('Ready for pick-up'),
      expect.stringContaining('Picked up'),
    ]);
    expect(screen.queryByText(/shipment|shipped/i)).toBeNull();
  });

  test('[B15] an order has its history, the latest first, to which an internal note is added', async () => {
    const entries = [
      { at: PLACED * 1000, event: 'placed', detail: '', by: '' },
      { at: (PLACED + 3600) * 1000, event: 'order.ship', detail: 'UPS 1Z1', by: 'Maya Lindqvist' },
    ];
    const server = new DeskServer()
      .answers('operator/orders/cp1', orderRow())
      .answers('couriers', COURIERS)
      .answers('operator/orders/cp1/history', entries)
      .answers('operator/orders/cp1/remark', []);
    const { user, container } = openAt('/orders/cp1');
    const latest = (await screen.findByText('Order shipped')).closest('li');
    expect(latest).toHaveTextContent(/Order shipped.*Maya Lindqvist.*UPS 1Z1/);
    expect(latest?.nextElementSibling).toHaveTextContent(/^Order placed/);
    await expectNoAxeViolations(container);
    const note = screen.getByRole('textbox', { name: /^Internal note/ });
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(note).toHaveAccessibleDescription(/Please enter the note/);
    await user.type(note, 'Gate 4');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Note added.')).toBeVisible();
    expect(note).toHaveValue('');
    expect(server.requestsTo('operator/orders/cp1/remark')).toEqual([{ text: 'Gate 4' }]);
    expect(server.requestsTo('operator/orders/cp1/history')).toHaveLength(2);
  });

  test('[R6.1] are listed by state with their buyers', async () => {
    const server = new DeskServer().answers('operator/orders', { items: [orderRow()], total: 1 });
    const { user, container, addressShown } = openAt('/orders');
    const row = await screen.findByRole('row', { name: /cp1/ });
    expect(within(row).getByText('PO 7734-B')).toBeVisible();
    expect(screen.getByText('Times are GMT+00:00.')).toBeVisible();
    for (const text of ['Moreno Glazing Co', 'Pending shipment', '$92.00'])
      expect(within(row).getByText(text)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending shipment');
    expect(addressShown()).toBe('/orders?state=pending-shipment');
    expect(server.requestsTo('operator/orders').at(-1)).toMatchObject({ state: 'pending-shipment' });
    await expectNoAxeViolations(container);
    server.answers('operator/orders/cp1', orderRow());
    await user.click(await screen.findByRole('link', { name: 'cp1' }));
    expect(addressShown()).toBe('/orders/cp1');
  });

  test('[R6.3] a paid order is shipped by keyboard', async () => {
    const server = new DeskServer()
      .answers('operator/orders/cp1', orderRow())
      .answers('logistics', COURIERS)
      .answers('operator/orders/cp1/ship', []);
    const { user, container } = openAt('/orders/cp1');
    await screen.findByRole('option', { name: 'UPS' });
    await user.selectOptions(screen.getByRole('combobox', { name: /^Courier/ }), 'UPS');
    await expectNoAxeViolations(container);
    server.answers('operator/orders/cp1', SHIPPED);
    await user.type(screen.getByRole('textbox', { name: /^Tracking number/ }), '1Z999{Enter}');
    expect(await screen.findByText('Handed over to UPS')).toBeVisible();
    expect(server.requestsTo('operator/orders/cp1/ship')).toMatchObject([
      { method: 'deliver', courier: 'ups', trackingNumber: '1Z999' },
    ]);
    expect(screen.getByRole('button', { name: 'Add update' })).toBeVisible();
  });

  test('[R6.3] the fields depend on the delivery method', async () => {
    const server = new DeskServer()
      .answers('operator/orders/cp1', orderRow())
      .answers('logistics', COURIERS)
      .answers('operator/orders/cp1/ship', []);
    const { user } = openAt('/orders/cp1');
    await user.click(await screen.findByRole('radio', { name: 'Our own delivery' }));
    expect(screen.queryByRole('combobox', { name: /^Courier/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Delivery person/ }), 'Ana Reyes');
    await user.type(screen.getByRole('textbox', { name: /^Delivery phone/ }), '213 555 0134{Enter}');
    expect(server.requestsTo('operator/orders/cp1/ship')).toMatchObject([
      { method: 'person', person: 'Ana Reyes', personPhone: '213 555 0134' },
    ]);
    await user.click(screen.getByRole('radio', { name: 'No shipment' }));
    expect(screen.getByRole('textbox', { name: /^Delivery details/ })).toBeVisible();
  });

  test('[R6.2] only actions that the state allows are offered', async () => {
    const unpaid = orderRow({ paid: 0, pay_time: 0, _status: { _type: 0 } });
    new DeskServer().answers('operator/orders/cp1', unpaid);
    openAt('/orders/cp1');
    expect(await screen.findByRole('button', { name: 'Save note' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ship' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add update' })).not.toBeInTheDocument();
  });

  test('[R2.6] an order that waits for its group shows this and has no shipping form', async () => {
    const group = { id: '9', promotionId: '2', state: 'open', people: 3, joined: 1, endsAt: (PLACED + 3600) * 1000 };
    new DeskServer()
      .answers('operator/orders/cp1', orderRow({ group }))
      .answers('logistics', COURIERS)
      .answers('operator/payments', { items: [], total: 0 });
    const { container } = openAt('/orders/cp1');
    expect(await screen.findAllByText('Waiting for the group')).toHaveLength(2);
    expect(container).toHaveTextContent('1 of 3 people have joined, 2 more needed.');
    expect(container).toHaveTextContent('Otherwise the payment is refunded automatically.');
    expect(container).toHaveTextContent('/goods_group_detail?id=2&group=9');
    expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull();
    await expectNoAxeViolations(container);
  });

  test('[R6.3] the tracking number of the parcel and the note can be edited', async () => {
    const server = new DeskServer()
      .answers('operator/orders/cp1', SHIPPED)
      .answers('logistics', COURIERS)
      .answers('operator/orders/cp1/track', [])
      .answers('operator/orders/cp1/note', []);
    const { user } = openAt('/orders/cp1');
    await user.type(await screen.findByRole('textbox', { name: /^What happened/ }), 'In Ontario{Enter}');
    expect(server.requestsTo('operator/orders/cp1/track')).toEqual([{ text: 'In Ontario', place: '', parcelId: '' }]);
    const note = screen.getByRole('textbox', { name: /^Note to the buyer/ });
    expect(note).toHaveValue('Call first.');
    await user.clear(note);
    await user.type(note, 'Leaves on Tuesday.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(server.requestsTo('operator/orders/cp1/note')).toEqual([
      { note: 'Leaves on Tuesday.', seen: { note: 'Call first.' } },
    ]);
  });

  test('[R6.3] the packing slip lists the contents of the parcel without prices', async () => {
    const shop = { site_name: 'Acme Glass', contact_number: '520 555 0100' };
    new DeskServer().answers('operator/orders/cp1', SHIPPED).answers('pc/get_company_info', shop);
    const { container } = openAt('/orders/cp1/slip');
    expect(await screen.findByRole('heading', { name: 'Packing slip cp1' })).toBeVisible();
    expect(screen.getByText('UPS, 1Z999')).toBeVisible();
    expect(await screen.findByText('Acme Glass, 520 555 0100')).toBeVisible();
    expect(container.textContent).not.toContain('$');
    await expectNoAxeViolations(container);
  });

  test('an unknown order shows an empty state; a failed load can be retried', async () => {
    const server = new DeskServer().rejects('operator/orders/cp1', 'Commodity does not exist', 410294);
    const { unmount } = openAt('/orders/cp1');
    expect(await screen.findByText('Order cp1 does not exist')).toBeVisible();
    unmount();
    server.isDownFor('operator/orders/cp1');
    const { user } = openAt('/orders/cp1');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answers('operator/orders/cp1', orderRow());
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Order cp1' })).toBeVisible();
  });
});
