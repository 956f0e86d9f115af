import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { Route, Routes } from 'react-router';
import PriceLists from './price-lists.tsx';

const NORTH = {
  id: '1',
  name: 'Glass of the North',
  firstDay: '2026-11-01',
  lastDay: '',
  state: 'active',
  buyers: 2,
  companies: 1,
  groups: 1,
  variants: 1200,
};
const CONTENTS = {
  id: '1',
  name: NORTH.name,
  firstDay: NORTH.firstDay,
  lastDay: '',
  version: 3,
  accounts: ['luisglass', 'priyaglass'],
  companies: [{ id: '12', name: 'North Glass' }],
  groups: ['Trade'],
  prices: [
    { sku: 'RD-A', quantity: 1, price: 800 },
    { sku: 'RD-A', quantity: 50, price: 700 },
  ],
};

const show = (path: string) =>
  renderDesk(
    <Routes>
      <Route path="/price-lists/*" element={<PriceLists />} />
    </Routes>,
    { path },
  );

describe('[B14] [B15] price lists at the desk', () => {
  test('are listed with their days, buyers and variants', async () => {
    new DeskServer().answers('operator/price_lists', { items: [NORTH], total: 1 });
    const { container } = show('/price-lists');
    const row = await screen.findByRole('row', { name: /Glass of the North/ });
    expect(within(row).getByText('No end')).toBeVisible();
    expect(within(row).getByText('1,200')).toBeVisible();
    expect(within(row).getByRole('link', { name: NORTH.name })).toHaveAttribute('href', '/price-lists/1');
    await expectNoAxeViolations(container);
  });

  test('are edited as lines of a spreadsheet', async () => {
    const server = new DeskServer()
      .answers('operator/price_lists/1', CONTENTS)
      .answers('operator/price_lists', { items: [], total: 0 });
    const { user, container } = show('/price-lists/1');
    const prices = await screen.findByRole('textbox', { name: /Prices/ });
    expect(prices).toHaveValue('RD-A\t1\t8.00\nRD-A\t50\t7.00');
    expect(screen.getByRole('textbox', { name: /Buyers/ })).toHaveValue('luisglass\npriyaglass');
    expect(screen.getByRole('textbox', { name: /Companies/ })).toHaveValue('North Glass #12');
    expect(screen.getByRole('textbox', { name: /Price groups/ })).toHaveValue('Trade');
    const files = ['Export prices', 'Export buyers'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(files).toEqual([
      '/api/operator/export?kind=price-lists&list=1&format=xlsx',
      '/api/operator/export?kind=price-list-assignments&list=1&format=xlsx',
    ]);
    await expectNoAxeViolations(container);
    await user.clear(screen.getByRole('textbox', { name: /Name/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: /Name/ })).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'North');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('No price lists yet. All buyers pay the ordinary prices until you add one.'),
    ).toBeVisible();
    expect(server.requestsTo('operator/price_lists').find(({ name }) => name)).toMatchObject({
      id: '1',
      version: '3',
      name: 'North',
    });
  });

  test('saved by another operator meanwhile: the error shows, what was typed stays, and the saved one can be opened', async () => {
    let version = 3;
    new DeskServer()
      .answers('operator/price_lists/1', () => ({ ...CONTENTS, version }))
      .rejects('operator/price_lists', 'Maya has changed this.');
    const { user } = show('/price-lists/1');
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' Ltd');
    version = 4;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Maya has changed this.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Open the saved version/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Glass of the North Ltd');
  });

  test('are removed after a question', async () => {
    const server = new DeskServer()
      .answers('operator/price_lists/1', CONTENTS)
      .answers('operator/price_lists/1/remove', null)
      .answers('operator/price_lists', { items: [], total: 0 });
    const { user } = show('/price-lists/1');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Glass of the North?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(
      await screen.findByText('No price lists yet. All buyers pay the ordinary prices until you add one.'),
    ).toBeVisible();
    expect(server.requestsTo('operator/price_lists/1/remove')).toEqual([{ version: 3 }]);
  });

  test('are assigned to groups, which are listed, edited and removed', async () => {
    const group = { id: '7', name: 'Trade', buyers: 2, companies: 1, priceLists: 1 };
    const server = new DeskServer()
      .answers('operator/price_groups', { items: [group], total: 1 })
      .answers('operator/price_groups/7', {
        ...group,
        version: 2,
        accounts: ['luisglass'],
        companies: CONTENTS.companies,
        priceLists: [{ id: '1', name: NORTH.name }],
      })
      .answers('operator/price_groups/7/remove', null);
    const { user, container } = show('/price-lists/groups');
    const row = await screen.findByRole('row', { name: /Trade/ });
    await expectNoAxeViolations(container);
    await user.click(within(row).getByRole('link', { name: 'Trade' }));
    expect(await screen.findByRole('link', { name: NORTH.name })).toHaveAttribute('href', '/price-lists/1');
    expect(screen.getByRole('textbox', { name: /Companies/ })).toHaveValue('North Glass #12');
    await expectNoAxeViolations(container);
    await user.type(screen.getByRole('textbox', { name: /Buyers/ }), '{Enter}priyaglass');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Trade is saved.')).toBeVisible();
    expect(server.requestsTo('operator/price_groups').find(({ name }) => name)).toMatchObject({
      id: '7',
      version: 2,
      accounts: 'luisglass\npriyaglass',
      companies: 'North Glass #12',
    });
    await user.click(await screen.findByRole('link', { name: 'Trade' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Trade?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Trade is removed.')).toBeVisible();
    expect(server.requestsTo('operator/price_groups/7/remove')).toEqual([{ version: 2 }]);
  });
});
