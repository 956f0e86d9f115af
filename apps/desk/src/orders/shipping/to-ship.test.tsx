import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { DeskServer } from '../../testing/desk-server.ts';
import { renderDesk } from '../../testing/render-desk.tsx';
import { COURIERS, orderRow as plainRow } from '../../testing/sample-order.ts';
import { storeShipping } from './last-shipping.ts';
import Orders from '../orders.tsx';

// The desk begins with how the last order was shipped.
beforeEach(() => storeShipping({ method: 'deliver', courier: '' }));

function lineRow(unique: string, change: object = {}): object {
  const productInfo = {
    image: '/hinge.webp',
    store_name: 'Hinge',
    unit_name: 'pc',
    attrInfo: { suk: 'Nickel', code: `RD-${unique}` },
  };
  return { unique, product_id: 1001, cart_num: 3, shipped_num: 0, truePrice: '40.00', productInfo, ...change };
}

const orderRow = (number: string, change: object = {}) => plainRow(number, { cartInfo: [lineRow('A')], ...change });

const PARCEL = {
  id: 5,
  delivery_type: 'express',
  delivery_name: 'UPS',
  delivery_code: 'ups',
  delivery_id: '1Z1',
  delivery_time: 1_795_238_327,
  cart_ids: [{ cart_id: 'A', cart_num: 2 }],
};

function openAt(path: string) {
  return renderDesk(
    <Routes>
      <Route path="/orders/*" element={<Orders />} />
    </Routes>,
    { path },
  );
}

describe('the queue of orders to ship', () => {
  test('[R6.1] a pick-up order shows its counter and is marked as ready, without a courier', async () => {
    const order = orderRow('cp1', {
      shipping_type: 2,
      user_address: 'Pasadena counter, 1480 Foundry Row',
      system_store: { id: 1, name: 'Pasadena counter' },
      cartInfo: [lineRow('A', { cart_num: 1 })],
    });
    const server = new DeskServer()
      .answers('operator/orders', () => ({ items: [order], total: 1 }))
      .answers('operator/orders/cp1/ship', []);
    const { user, container } = openAt('/orders/to-ship');
    expect(await screen.findByText('Luis Moreno, Pasadena counter, 1480 Foundry Row')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ready for pick-up' })).toHaveFocus();
    await expectNoAxeViolations(container);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Marked as ready for pick-up. The buyer was notified.')).toBeVisible();
    expect(server.requestsTo('operator/orders/cp1/ship')[0]).toMatchObject({ method: 'pickup' });
  });

  test('[R6.1] Enter ships an order and shows the next, with the same courier and the tracking number focused', async () => {
    let waiting = ['cp1', 'cp2'];
    const server = new DeskServer()
      .answers('operator/orders', () => ({ items: waiting.map((number) => orderRow(number)), total: waiting.length }))
      .answers('logistics', COURIERS);
    for (const number of ['cp1', 'cp2'])
      server.answers(
        `operator/orders/${number}/ship`,
        () => void (waiting = waiting.filter((each) => each !== number)),
      );
    const { user, container } = openAt('/orders/to-ship');
    expect(await screen.findByRole('heading', { name: 'To ship (2)' })).toBeVisible();
    expect(server.requestsTo('operator/orders')[0]).toMatchObject({ state: 'to-ship' });
    await screen.findByRole('option', { name: 'DHL' });
    await user.selectOptions(screen.getByRole('combobox', { name: /^Courier/ }), 'DHL');
    await expectNoAxeViolations(container);
    await user.type(screen.getByRole('textbox', { name: /^Tracking number/ }), 'D1{Enter}');
    expect(await screen.findByRole('heading', { name: 'Order cp2' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'To ship (1)' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Courier/ })).toHaveValue('dhl');
    const tracking = screen.getByRole('textbox', { name: /^Tracking number/ });
    expect(tracking).toHaveFocus();
    expect(tracking).toHaveValue('');
    await user.keyboard('D2{Enter}');
    expect(await screen.findByText('No orders to ship.')).toBeVisible();
    expect(server.requestsTo('operator/orders/cp2/ship')).toMatchObject([{ courier: 'dhl', trackingNumber: 'D2' }]);
  });

  test('[R6.1] an order can be skipped; all skipped ones come back', async () => {
    const items = [orderRow('cp1'), orderRow('cp2')];
    new DeskServer().answers('operator/orders', { items, total: 2 }).answers('logistics', COURIERS);
    const { user } = openAt('/orders/to-ship');
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(screen.getByRole('heading', { name: 'Order cp2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(screen.getByRole('button', { name: 'Show the skipped orders' }));
    expect(screen.getByRole('heading', { name: 'Order cp1' })).toBeVisible();
  });

  test('[R6.1] a queue that could not be loaded shows no count, and loads again', async () => {
    const server = new DeskServer().isDownFor('operator/orders').answers('logistics', COURIERS);
    const { user } = openAt('/orders/to-ship');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: 'To ship' })).toBeVisible();
    server.answers('operator/orders', { items: [orderRow('cp1')], total: 1 });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'To ship (1)' })).toBeVisible();
  });

  test('[R6.1] the list of orders shows the length of the queue', async () => {
    new DeskServer().answers('operator/orders', { items: [orderRow('cp1')], total: 30 });
    openAt('/orders');
    expect(await screen.findByRole('link', { name: 'To ship (30)' })).toHaveAttribute('href', '/orders/to-ship');
  });
});

describe('an order in several parcels', () => {
  test('[R6.3] a partial shipment is entered by line, up to the remaining quantity', async () => {
    const row = orderRow('cp1', { cartInfo: [lineRow('A'), lineRow('B', { cart_num: 1 })] });
    const server = new DeskServer()
      .answers('operator/orders/cp1', row)
      .answers('logistics', COURIERS)
      .answers('operator/orders/cp1/ship', []);
    const { user } = openAt('/orders/cp1');
    await screen.findByRole('option', { name: 'UPS' });
    await user.selectOptions(screen.getByRole('combobox', { name: /^Courier/ }), 'UPS');
    await user.type(screen.getByRole('textbox', { name: /^Tracking number/ }), '1Z1');
    const first = screen.getByRole('textbox', { name: /^RD-A, Nickel/ });
    const second = screen.getByRole('textbox', { name: /^RD-B, Nickel/ });
    expect(first).toHaveValue('3');
    expect(first).toHaveAccessibleDescription('3 left');
    for (const wrong of ['4', '-1', '1.5', 'two']) {
      await user.clear(first);
      await user.type(first, `${wrong}{Enter}`);
      expect(first).toHaveAccessibleDescription(/Enter a whole number, at most the pieces left/);
    }
    await user.clear(first);
    await user.type(first, '0');
    await user.clear(second);
    await user.type(second, '{Enter}');
    expect(first).toHaveAccessibleDescription(/Enter at least one piece to ship/);
    expect(server.requestsTo('operator/orders/cp1/ship')).toEqual([]);
    await user.clear(first);
    await user.type(first, '2{Enter}');
    expect(await screen.findByText('Shipped. The buyer was notified.')).toBeVisible();
    expect(server.requestsTo('operator/orders/cp1/ship')).toMatchObject([{ lines: [{ lineId: 'A', quantity: 2 }] }]);
  });

  test('[R6.3] shows how much is shipped; each parcel has contents, tracking and a correction of its own', async () => {
    const parcels = [PARCEL, { ...PARCEL, id: 6, delivery_id: '1Z2', cart_ids: [{ cart_id: 'A', cart_num: 1 }] }];
    const row = orderRow('cp1', {
      status: 4,
      cartInfo: [lineRow('A', { cart_num: 4, shipped_num: 3 })],
      parcels,
      parcelEvents: [
        { at: 1_795_238_400_000, text: 'Second one left', place: '', parcelId: '6' },
        { at: 1_795_238_327_000, text: 'First one left', place: '', parcelId: '5' },
      ],
    });
    const server = new DeskServer()
      .answers('operator/orders/cp1', row)
      .answers('logistics', COURIERS)
      .answers('operator/orders/cp1/correct', [])
      .answers('operator/orders/cp1/track', []);
    const { user, container } = openAt('/orders/cp1');
    expect((await screen.findAllByText('3 of 4 shipped'))[0]).toBeVisible();
    const older = screen.getByRole('heading', { name: 'Parcel 1 of 2' }).closest('section') as HTMLElement;
    expect(within(older).getByText('First one left')).toBeVisible();
    expect(within(older).queryByText('Second one left')).toBeNull();
    expect(within(older).getByText(/^2 \w+ RD-A$/)).toBeVisible();
    await expectNoAxeViolations(container);
    await user.type(within(older).getByRole('textbox', { name: /^What happened/ }), 'In Ontario{Enter}');
    expect(server.requestsTo('operator/orders/cp1/track')).toEqual([{ text: 'In Ontario', place: '', parcelId: '5' }]);
    await user.click(within(older).getAllByText('Correct the shipment')[0] as HTMLElement);
    const number = within(older).getByRole('textbox', { name: /^Tracking number/ });
    await user.clear(number);
    await user.type(number, '1Z9{Enter}');
    expect(server.requestsTo('operator/orders/cp1/correct')).toMatchObject([{ parcelId: '5', trackingNumber: '1Z9' }]);
  });

  test('[R6.3] a packing slip lists the contents of its parcel', async () => {
    const row = orderRow('cp1', { cartInfo: [lineRow('A', { shipped_num: 2 })], parcels: [PARCEL] });
    new DeskServer().answers('operator/orders/cp1', row).answers('pc/get_company_info', {});
    const view = openAt('/orders/cp1/slip?parcel=5');
    expect(await screen.findByText('1 line, 2 pieces')).toBeVisible();
    expect(screen.getByText('UPS, 1Z1')).toBeVisible();
    view.unmount();
    openAt('/orders/cp1/slip');
    expect(await screen.findByText('1 line, 1 piece')).toBeVisible();
  });
});
