// @vitest-environment jsdom
/* eslint-disable no-restricted-syntax -- plain fields on purpose: the hook works with every field of a page */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Form, Link, Outlet, redirect, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useTransferredFields } from './use-transferred-fields.ts';

vi.mock('../messages/other-messages.ts', () => ({ loadOtherMessages: () => Promise.resolve() }));
afterEach(() => sessionStorage.clear());

function Frame() {
  useTransferredFields('7');
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
