import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { JudgedShipment, ShipmentRow } from '@rider/api/operator';
import { DeskServer } from '../../testing/desk-server.ts';
import { renderDesk } from '../../testing/render-desk.tsx';
import { COURIERS, orderRow } from '../../testing/sample-order.ts';
import { storeShipping } from './last-shipping.ts';
import Orders from '../orders.tsx';

const PDF = { name: 'slips.pdf', type: 'application/pdf', content: btoa('%PDF') };

const judge = (verdicts: Record<string, JudgedShipment['verdict']>) => (given: Record<string, unknown>) =>
  (given['rows'] as ShipmentRow[]).map((row) => ({
    ...row,
    verdict: verdicts[row.number] ?? 'unknown-order',
    buyer: 'Moreno Glazing Co',
    courierName: row.courier.toUpperCase(),
  }));

function open(numbers = ['R-1', 'R-2', 'R-3']) {
  const server = new DeskServer()
    .answers('operator/orders', { items: numbers.map((number) => orderRow(number)), total: numbers.length })
    .answers('logistics', COURIERS)
    .answers('operator/order_documents/packing_slips', PDF)
    .answers('operator/order_documents/pick_list', PDF);
  const view = renderDesk(
    <Routes>
      <Route path="/orders/*" element={<Orders />} />
    </Routes>,
    { path: '/orders/ship-many' },
  );
  return { server, ...view };
}

// The desk begins with how the last order was shipped.
beforeEach(() => {
  storeShipping({ method: 'deliver', courier: '' });
  URL.createObjectURL = () => 'blob:slips';
  URL.revokeObjectURL = () => undefined;
});

test('[B15] documents contain the chosen orders, or all without a choice', async () => {
  const { server, user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Packing slips (3)' }));
  await user.click(screen.getByRole('checkbox', { name: /R-2/ }));
  await user.click(screen.getByRole('button', { name: 'Pick list (1)' }));
  await expectNoAxeViolations(container);
  expect(server.requestsTo('operator/orders')[0]).toMatchObject({ state: 'to-ship', limit: '100' });
  expect(server.requestsTo('operator/order_documents/packing_slips')).toEqual([{ numbers: 'R-1,R-2,R-3' }]);
  await expect.poll(() => server.requestsTo('operator/order_documents/pick_list')).toEqual([{ numbers: 'R-2' }]);
});

test('[B15] pasted tracking numbers are judged by row before the ready orders are shipped', async () => {
  const { server, user, container } = open();
  server
    .answers('operator/order_shipments/check', judge({ 'R-1': 'ready', 'R-2': 'unpaid' }))
    .answers('operator/order_shipments', judge({ 'R-1': 'shipped' }));
  await screen.findByRole('option', { name: 'DHL' });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Courier/ }), 'DHL');
  const rows = screen.getByRole('textbox', { name: /^Orders and tracking numbers/ });
  await user.click(rows);
  await user.paste('R-1\tups\t1Z1\nR-2\t1Z2\nR-9\t1Z9');
  await user.tab();
  await user.keyboard('{Enter}');
  const table = await screen.findByRole('table', { name: 'Result of the check' });
  expect(within(table).getByRole('row', { name: /R-1 .*UPS 1Z1 Can be shipped/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /R-2 .*DHL 1Z2 Not paid/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /R-9 .*No such order/ })).toBeVisible();
  await expectNoAxeViolations(container);
  expect(server.requestsTo('operator/order_shipments')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ship 1 order' }));
  expect(await within(table).findByRole('row', { name: /R-1 .*Shipped$/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /R-2 .*Not paid/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ship \d/ })).not.toBeInTheDocument();
  expect(server.requestsTo('operator/order_shipments')).toMatchObject([{ rows: [{ number: 'R-1', courier: 'ups' }] }]);
});

test('[B15] more orders than one request has are shipped in parts', async () => {
  const { server, user } = open([]);
  const numbers = Array.from({ length: 101 }, (_, index) => `R-${index}`);
  server
    .answers('operator/order_shipments/check', judge(Object.fromEntries(numbers.map((number) => [number, 'ready']))))
    .answers('operator/order_shipments', judge(Object.fromEntries(numbers.map((number) => [number, 'shipped']))));
  await screen.findByRole('option', { name: 'DHL' });
  await user.click(screen.getByRole('textbox', { name: /^Orders and tracking numbers/ }));
  await user.paste(numbers.map((number) => `${number},ups,1Z`).join('\n'));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await user.click(await screen.findByRole('button', { name: 'Ship 101 orders' }));
  expect(await screen.findByText('Shipped. The buyers were notified.')).toBeVisible();
  expect(server.requestsTo('operator/order_shipments').map(({ rows }) => (rows as object[]).length)).toEqual([
    20, 20, 20, 20, 20, 1,
  ]);
});

test('[B15] without rows and without a connection, what is wrong is shown and what was typed stays', async () => {
  const { server, user } = open([]);
  expect(await screen.findByText('No orders to ship.')).toBeVisible();
  const rows = screen.getByRole('textbox', { name: /^Orders and tracking numbers/ });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(rows).toHaveAccessibleDescription(/Enter at least one order/);
  await user.click(rows);
  await user.paste('R-1,ups,1Z1');
  server.isDownFor('operator/order_shipments/check');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/^The shop is not responding/)).toBeVisible();
  expect(rows).toHaveValue('R-1,ups,1Z1');
});
