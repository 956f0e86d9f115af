import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import People from './people.tsx';

const ANA = {
  id: '1000100000',
  account: 'ana@shop.test',
  name: 'Ana O’Neill',
  role: 'warehouse',
  state: 'active',
  secondStep: false,
  sessions: 2,
};
const BO = { ...ANA, id: '1000100001', account: 'bo@shop.test', name: 'Bo', state: 'invited', sessions: 0 };
const CY = { ...BO, id: '1000100002', account: 'cy@shop.test', name: 'Cy', state: 'deactivated' };

const show = () => renderDesk(<People />, { path: '/people' });

describe('[B15] the people of the desk', () => {
  test('are listed with role and state; what each state allows is offered', async () => {
    new DeskServer().answers('operator/staff', { items: [ANA, BO, CY], total: 3 });
    const { user, container } = show();
    const row = await screen.findByRole('row', { name: /ana@shop\.test/ });
    expect(within(row).getByText('Warehouse')).toBeVisible();
    expect(within(row).getByText('Active')).toBeVisible();
    await expectNoAxeViolations(container);
    const offered = async (name: string) => {
      await user.click(screen.getByRole('button', { name: `Change ${name}` }));
      const dialog = await screen.findByRole('dialog', { name });
      const names = within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent);
      await user.keyboard('{Escape}');
      return names.filter(Boolean);
    };
    expect(await offered('Ana O’Neill')).toEqual([
      'Save the role',
      'Link for a new password',
      'End all sessions',
      'Deactivate',
    ]);
    expect(await offered('Bo')).toEqual(['New invitation', 'Withdraw the invitation']);
    expect(await offered('Cy')).toEqual(['Save the role', 'Activate']);
  });

  test('are invited, and the link is shown once', async () => {
    const server = new DeskServer()
      .answers('operator/staff', { items: [ANA], total: 1 })
      .answers('operator/staff/invite', { token: 'TOKEN' });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a person' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Dee{Enter}');
    const email = within(dialog).getByRole('textbox', { name: /^E-mail/ });
    expect(email).toBeInvalid();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'Accounts');
    await user.type(email, 'dee@shop.test{Enter}');
    const link = await screen.findByRole('alertdialog', { name: 'Invitation of Dee' });
    expect(within(link).getByRole('textbox', { name: 'Link' })).toHaveValue(`${location.origin}/desk/invitation#TOKEN`);
    await expectNoAxeViolations(link);
    expect(server.requestsTo('operator/staff/invite')).toEqual([
      { name: 'Dee', email: 'dee@shop.test', role: 'accounts' },
    ]);
  });

  test('get another role; a rejection is shown in the dialog', async () => {
    const server = new DeskServer()
      .answers('operator/staff', { items: [ANA], total: 1 })
      .rejects(`operator/staff/${ANA.id}/role`, 'The shop needs an owner.');
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Change Ana O’Neill' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ana O’Neill' });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'Manager');
    await user.click(within(dialog).getByRole('button', { name: 'Save the role' }));
    expect(await within(dialog).findByText('The shop needs an owner.')).toBeVisible();
    server.answers(`operator/staff/${ANA.id}/role`, undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Save the role' }));
    expect(await screen.findByText('Ana O’Neill has a new role and must sign in again.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const sent = { role: 'manager', seen: { role: 'warehouse' } };
    expect(server.requestsTo(`operator/staff/${ANA.id}/role`)).toEqual([sent, sent]);
  });
});
