import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { ExportOrders } from './export-orders.tsx';

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('[B16] a file of orders has the filters of the list, and a row for each order or item', async () => {
  const server = new DeskServer().answers('operator/orders', { items: [], total: 3 });
  renderDesk(<ExportOrders onClose={() => undefined} />, {
    path: '/orders?search=hinge&state=done',
  });
  expect(await screen.findByText('3 orders')).toBeVisible();
  expect(server.requestsTo('operator/orders').at(-1)).toMatchObject({ search: 'hinge', state: 'done' });
  const parameters = 'search=hinge&state=done&rows=orders&format=csv&language=en-US';
  expect(linkTo('Download CSV')).toBe(`/api/operator/order_export?${parameters}`);
  await userEvent.click(screen.getByRole('radio', { name: 'One row per item' }));
  expect(linkTo('Download Excel')).toMatch(/rows=lines&format=xlsx/);
  await expectNoAxeViolations(screen.getByRole('dialog'));
});

test('[B16] more orders than a file contains are not downloaded', async () => {
  new DeskServer().answers('operator/orders', { items: [], total: 12_000 });
  renderDesk(<ExportOrders onClose={() => undefined} />, { path: '/orders' });
  expect(await screen.findByText(/12,000 orders\. A file contains at most 5,000/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
