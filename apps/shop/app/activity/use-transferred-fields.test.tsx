// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Form, Link, Outlet, redirect, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveForLogin } from '../data/browser-load.ts';
import { useTransferredFields } from './use-transferred-fields.ts';

vi.mock('../messages/other-messages.ts', () => ({ loadOtherMessages: () => Promise.resolve() }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Frame({ buyer = '7' }) {
  useTransferredFields(buyer);
  return (
    <main id="content">
      <Outlet />
    </main>
  );
}

/** A form whose session has expired: its first submission leads to sign-in, which leads back. */
function openForm(): void {
  const send = vi.fn(() => redirect('/contact')).mockImplementationOnce(() => redirect('/login'));
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          {
            path: '/contact',
            action: send,
            element: (
              <>
                <Form method="post">
                  <label>
                    Message <textarea name="message" />
                  </label>
                  <button type="submit">Send</button>
                </Form>
                <Link to="/login">Sign in</Link>
              </>
            ),
          },
          {
            path: '/login',
            action: () => redirect('/contact'),
            element: (
              <Form method="post">
                <button type="submit">Enter</button>
              </Form>
            ),
          },
        ],
      },
    ],
    { initialEntries: ['/contact'] },
  );
  render(<RouterProvider router={router} />);
}

const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

test('[R4.2] a form that led to sign-in has its text again afterwards', async () => {
  const user = userEvent.setup();
  openForm();
  await user.type(await message(), 'Two panels of 10 mm');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Enter' }));
  await message();
  await vi.waitFor(async () => expect(await message()).toHaveProperty('value', 'Two panels of 10 mm'));
});

test('[R4.2] a form that was sent stays empty after a later sign-in', async () => {
  const user = userEvent.setup();
  openForm();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Enter' }));
  await user.type(await message(), 'Two panels of 10 mm');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Enter' }));
  expect(await message()).toHaveProperty('value', '');
  expect(sessionStorage).toHaveLength(0);
});

/** A new document for this buyer: an address form in a closed part, and a quantity that was changed elsewhere. */
function openAddress(buyer: string, quantity: string) {
  const element = (
    <>
      <input aria-label="Quantity" name="quantity" defaultValue={quantity} />
      <details>
        <summary>New address</summary>
        <input aria-label="Street" name="street" />
      </details>
    </>
  );
  const children = [{ path: '/order_confirm', element }];
  const router = createMemoryRouter([{ element: <Frame buyer={buyer} />, children }], {
    initialEntries: ['/order_confirm'],
  });
  render(<RouterProvider router={router} />);
  return { street: screen.getByLabelText('Street'), quantity: screen.getByLabelText('Quantity') };
}

test.each([
  ['the same buyer', '7', '12 Glass Street', true],
  ['another buyer', '8', '', false],
])('[R4.2] what a call without a session interrupted is shown again to %s', async (_, buyer, street, isOpen) => {
  const user = userEvent.setup();
  const before = openAddress('7', '2');
  await user.click(screen.getByText('New address'));
  await user.type(before.street, '12 Glass Street');
  leaveForLogin();
  cleanup();
  const after = openAddress(buyer, '5');
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(after.street).toHaveProperty('value', street);
  expect(after.street.closest('details')).toHaveProperty('open', isOpen);
  expect(after.quantity).toHaveProperty('value', '5');
});
