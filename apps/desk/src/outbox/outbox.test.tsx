import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Outbox from './outbox.tsx';

const EMAIL = {
  id: '1000',
  channel: 'email',
  to: 'nora@weiss.example',
  subject: 'Your RIDER account is open',
  body: 'Hello Nora,\n\nthe account is open.',
  state: 'unsent',
  at: 1_795_228_560_000,
};

test('[R1.4] unsent e-mail can be read at the desk', async () => {
  new DeskServer().answers('operator/emails', {
    items: [EMAIL, { ...EMAIL, id: '1001', subject: 'RIDER', body: '' }],
    total: 2,
  });
  const { user, container } = renderDesk(<Outbox />, { path: '/outbox' });
  await user.click(await screen.findByRole('button', { name: /^Read “Your RIDER account is open”/ }));
  const dialog = screen.getByRole('dialog', { name: 'Your RIDER account is open' });
  expect(dialog).toHaveTextContent(/Hello Nora,.*the account is open\./);
  expect(dialog).toHaveAccessibleDescription(/^To nora@weiss\.example, /);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: /^Read “RIDER”/ }));
  expect(screen.getByRole('dialog')).toHaveTextContent('The text contained a verification code and was deleted.');
});
