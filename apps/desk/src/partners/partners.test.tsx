import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Partners from './partners.tsx';

const GOOD = { id: 'pk_aaaaaaaaaaaa', partner: 'Northwind Doors', issuedAt: 1_795_228_560_000, revokedAt: null };
const REVOKED = { ...GOOD, id: 'pk_bbbbbbbbbbbb', revokedAt: 1_795_315_000_000 };

const show = () => renderDesk(<Partners />, { path: '/partners' });

describe('[R1.6] the keys of partners', () => {
  test('are listed with their state; only an active one can be revoked', async () => {
    new DeskServer().answers('operator/partner_keys', { items: [GOOD, REVOKED], total: 2 });
    const { container } = show();
    const good = await screen.findByRole('row', { name: /pk_aaaaaaaaaaaa/ });
    expect(within(good).getByText('Active')).toBeVisible();
    expect(within(good).getByRole('button', { name: 'Revoke pk_aaaaaaaaaaaa of Northwind Doors' })).toBeVisible();
    const revoked = screen.getByRole('row', { name: /pk_bbbbbbbbbbbb/ });
    expect(within(revoked).getByText('Revoked')).toBeVisible();
    expect(within(revoked).queryByRole('button')).toBeNull();
    await expectNoAxeViolations(container);
  });

  test('are issued for a named partner and shown once, until confirmed', async () => {
    const server = new DeskServer()
      .answers('operator/partner_keys', { items: [], total: 0 })
      .answers('operator/partner_keys/issue', { id: 'pk_cccccccccccc', privateKey: 'PRIVATE LINES' });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Issue a key' }));
    const dialog = await screen.findByRole('dialog', { name: 'Issue a key' });
    const name = within(dialog).getByRole('textbox', { name: /^Partner/ });
    await user.type(name, ' {Enter}');
    expect(name).toHaveAccessibleDescription(/Enter the partner’s name/);
    await user.type(name, 'Southgate{Enter}');
    const issued = await screen.findByRole('alertdialog', { name: 'Key pk_cccccccccccc' });
    expect(within(issued).getByRole('textbox', { name: 'Private key' })).toHaveValue('PRIVATE LINES');
    await expectNoAxeViolations(issued);
    expect(server.requestsTo('operator/partner_keys/issue')).toEqual([{ partner: 'Southgate' }]);
    await user.click(within(issued).getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('PRIVATE LINES')).toBeNull();
  });

  test('are revoked after confirmation', async () => {
    const server = new DeskServer()
      .answers('operator/partner_keys', { items: [GOOD], total: 1 })
      .answers('operator/partner_keys/pk_aaaaaaaaaaaa/revoke', undefined);
    const { user } = show();
    const revoke = { name: 'Revoke pk_aaaaaaaaaaaa of Northwind Doors' };
    await user.click(await screen.findByRole('button', revoke));
    await user.click(within(await screen.findByRole('alertdialog', revoke)).getByRole('button', { name: 'Keep key' }));
    expect(server.requestsTo('operator/partner_keys/pk_aaaaaaaaaaaa/revoke')).toEqual([]);
    await user.click(screen.getByRole('button', revoke));
    const question = await screen.findByRole('alertdialog', revoke);
    await expectNoAxeViolations(question);
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('pk_aaaaaaaaaaaa was revoked.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(server.requestsTo('operator/partner_keys/pk_aaaaaaaaaaaa/revoke')).toHaveLength(1);
  });
});
