// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createBrowserRouter, redirect, RouterProvider, type MiddlewareFunction } from 'react-router';
import { expect, test } from 'vitest';
import { replaceRedirectingEntry } from './replace-redirecting-entry.ts';

test('[R6.6] Back passes the payment of a paid order', async () => {
  let isPaid = false;
  const screens = {
    '/cart': 'Cart',
    '/payment': 'Payment',
    '/order': 'Order',
  };
  const router = createBrowserRouter([
    {
      middleware: [replaceRedirectingEntry as MiddlewareFunction],
      children: Object.entries(screens).map(([path, name]) => ({
        path,
        loader: () => (path === '/payment' && isPaid ? redirect('/order') : null),
        element: <h1>{name}</h1>,
      })),
    },
  ]);
  await router.navigate('/cart');
  render(<RouterProvider router={router} />);
  await router.navigate('/payment');
  expect(await screen.findByText('Payment')).toBeTruthy();
  isPaid = true;
  // A link to it adds an entry for the order.
  await router.navigate('/order');
  expect(await screen.findByText('Order')).toBeTruthy();
  window.history.back();
  await expect.poll(() => router.state.navigation.state === 'idle' && router.state.historyAction).toBe('REPLACE');
  expect(await screen.findByText('Order')).toBeTruthy();
  window.history.back();
  expect(await screen.findByText('Cart')).toBeTruthy();
});
