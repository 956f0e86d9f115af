import { money } from '@rider/model/money';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { ProductList } from './product-list.tsx';

const ROW = {
  id: '1001',
  name: 'Harbor Hinge',
  image: '/media/products/small/a.webp',
  codes: ['RD-1-CH', 'RD-1-BN'],
  variants: 5,
  priceFrom: money(3850),
  priceTo: money(4000),
  stock: 1205,
  state: 'published',
  changedAt: Date.UTC(2026, 10, 27),
};

const serve = () =>
  new DeskServer().answers('operator/products', { items: [ROW], total: 1 }).answers('operator/product_views', []);
const show = (path: string) => renderDesk(<ProductList />, { path });

describe('[B15] the list of products', () => {
  test('lists name, SKUs, prices, stock and state', async () => {
    serve();
    const { container } = show('/');
    const row = await screen.findByRole('row', { name: /Harbor Hinge/ });
    expect(row).toHaveTextContent('RD-1-CH, RD-1-BN and 3 more');
    expect(row).toHaveTextContent('$38.50 – $40.00');
    expect(row).toHaveTextContent('1,205');
    expect(within(row).getByText('Published')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('a view of the list is saved under a name, opened by its link and removed', async () => {
    let views = [{ id: '1', name: 'Low stock', query: 'order=stock-ascending' }];
    const server = serve()
      .answers('operator/product_views', (given: { name?: string; query?: string }) => {
        if (given.name === undefined) return views;
        views = [...views, { id: '2', name: given.name, query: given.query ?? '' }];
        return null;
      })
      .answers('operator/product_views/2/remove', () => {
        views = views.slice(0, 1);
        return null;
      });
    const { user, addressShown } = show('/products?search=hinge&page=2');
    const saved = await screen.findByRole('link', { name: 'Low stock' });
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save view' });
    await expectNoAxeViolations(dialog);
    await user.type(within(dialog).getByRole('textbox', { name: 'Name of the view' }), 'Hinges{Enter}');
    const own = await screen.findByRole('link', { name: 'Hinges' });
    expect(own).toHaveAttribute('href', '/products?search=hinge');
    expect(own).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Remove the view Hinges' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Hinges' })).toBeNull());
    await user.click(saved);
    expect(addressShown()).toBe('/products?order=stock-ascending');
    expect(screen.getByRole('columnheader', { name: 'Stock' })).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() =>
      expect(server.requestsTo('operator/products').at(-1)).toMatchObject({ order: 'stock-ascending', page: '1' }),
    );
  });

  test('selected products, or all found, are edited in a table', async () => {
    serve().answers('operator/products', { items: [ROW], total: 3_000 });
    const { container, user } = show('/?search=hinge');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Harbor Hinge' }));
    const table = () => screen.getByRole('link', { name: 'Edit in a table' });
    expect(table()).toHaveAttribute('href', '/products/table?search=hinge&ids=1001');
    await user.click(screen.getByRole('button', { name: 'Select all 3,000 found' }));
    expect(screen.getByText('3,000 selected')).toBeVisible();
    expect(table()).toHaveAttribute('href', '/products/table?search=hinge');
    await expectNoAxeViolations(container);
    await user.type(screen.getByRole('searchbox'), 's');
    await waitFor(() => expect(table()).toHaveAttribute('href', '/products/table?search=hinges&ids=1001'));
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('link', { name: 'Edit in a table' })).toBeNull();
  });

  test('many products are published after one confirmation with their number; those that are not are listed', async () => {
    const verdict = (id: string, outcome: string, text = '') => ({
      id,
      outcome,
      product: { name: `Product ${id}` },
      message: '',
      faults: text === '' ? [] : [{ variantId: null, field: 'images', text }],
    });
    const server = serve()
      .answers('operator/products', { items: [ROW, { ...ROW, id: '1002', name: 'Clamp' }], total: 2 })
      .answers('operator/product_versions', [
        { id: '1001', version: 3 },
        { id: '1002', version: 5 },
      ])
      .answers('operator/product_table', [
        verdict('1001', 'saved'),
        verdict('1002', 'faulty', 'A published product needs a picture.'),
      ]);
    const { user } = show('/');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Publish 2 products?' });
    await expectNoAxeViolations(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await within(dialog).findByText('Product 1002: A published product needs a picture.')).toBeVisible();
    expect(server.requestsTo('operator/product_versions')).toMatchObject([{ ids: '1001,1002' }]);
    expect(server.requestsTo('operator/product_table')).toEqual([
      {
        reason: '',
        products: [
          { id: '1001', version: 3, state: 'published', variants: [] },
          { id: '1002', version: 5, state: 'published', variants: [] },
        ],
      },
    ]);
    server.answers('operator/product_table', [verdict('1001', 'saved'), verdict('1002', 'saved')]);
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('2 products are changed.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('None selected')).toBeVisible();
  });
});
