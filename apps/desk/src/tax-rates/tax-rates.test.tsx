import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import TaxRates from './tax-rates.tsx';

const MINNESOTA = {
  country: 'US',
  state: 'MN',
  place: 'Minnesota',
  rate: 6875,
  taxesFreight: true,
  isCollected: false,
  version: 2,
};

const show = () => renderDesk(<TaxRates />, { path: '/tax-rates' });

describe('[B15] tax rates at the desk', () => {
  test('are listed, and changed by keyboard', async () => {
    const server = new DeskServer().answers('operator/tax_rates', { items: [MINNESOTA], total: 1 });
    const { user, container } = show();
    const row = await screen.findByRole('row', { name: /Minnesota US-MN 6\.875% Taxed Not collected/ });
    await expectNoAxeViolations(container);
    await user.click(within(row).getByRole('button', { name: 'Change the tax of Minnesota' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the tax of Minnesota' });
    await expectNoAxeViolations(dialog);
    const rate = within(dialog).getByRole('textbox', { name: /Rate in percent/ });
    expect(rate).toHaveValue('6.875');
    await user.clear(rate);
    await user.type(rate, 'much{Enter}');
    expect((await within(dialog).findAllByText('Enter the rate in percent, such as 6.875.')).at(-1)).toBeVisible();
    await user.clear(rate);
    await user.click(within(dialog).getByRole('checkbox', { name: /registered here/ }));
    await user.type(rate, '7.1 %{Enter}');
    expect(await screen.findByText('The tax rate is saved. It applies to new orders.')).toBeVisible();
    expect(server.calls.findLast(({ given }) => 'version' in given)?.given).toEqual({
      country: 'US',
      state: 'MN',
      rate: 7100,
      taxesFreight: true,
      isCollected: true,
      version: 2,
    });
  });

  test('are added with the codes of a place', async () => {
    const server = new DeskServer().answers('operator/tax_rates', { items: [], total: 0 });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add a place' }));
    await user.type(screen.getByRole('textbox', { name: /Country/ }), 'ca');
    await user.type(screen.getByRole('textbox', { name: /Rate in percent/ }), '5{Enter}');
    expect(await screen.findByText('The tax rate is saved. It applies to new orders.')).toBeVisible();
    expect(server.calls.findLast(({ given }) => 'version' in given)?.given).toMatchObject({
      country: 'CA',
      state: '',
      rate: 5000,
      isCollected: true,
      version: 0,
    });
  });
});
