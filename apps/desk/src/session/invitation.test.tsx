import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { Invitation } from './invitation.tsx';

const PASSWORD = 'a long pass phrase';

beforeEach(() => history.replaceState(null, '', '#TOKEN'));

test('[B15] an invited person sets name and password; the address of the invitation is fixed', async () => {
  const server = new DeskServer()
    .answers('kefuapi/invitation', { name: 'Ana', email: 'ana@shop.test' })
    .answers('kefuapi/invitation/accept', undefined);
  const { user, container, addressShown } = renderDesk(<Invitation />, { path: '/invitation' });
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly');
  await expectNoAxeViolations(container);
  const password = screen.getByLabelText(/^Password/);
  await user.type(password, 'short{Enter}');
  expect(password).toHaveAccessibleDescription(/12 to 100 characters/);
  expect(password).toBeInvalid();
  await user.clear(password);
  await user.type(password, `${PASSWORD}{Enter}`);
  expect(await screen.findByText('Your password is set. Sign in with it.')).toBeVisible();
  expect(addressShown()).toBe('/messages');
  expect(server.requestsTo('kefuapi/invitation')).toEqual([{ token: 'TOKEN' }]);
  expect(server.requestsTo('kefuapi/invitation/accept')).toEqual([
    { token: 'TOKEN', name: 'Ana', email: 'ana@shop.test', password: PASSWORD },
  ]);
});

test('[B15] the first owner chooses the address', async () => {
  new DeskServer().answers('kefuapi/invitation', { name: 'Owner', email: '' });
  renderDesk(<Invitation />, { path: '/invitation' });
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).not.toHaveAttribute('readonly');
});

test('[B15] an invitation that is no longer valid says so', async () => {
  new DeskServer().rejects('kefuapi/invitation', 'This invitation is no longer valid.');
  renderDesk(<Invitation />, { path: '/invitation' });
  expect(await screen.findByText('This invitation is no longer valid.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
