import type { ProductVerdict } from '@rider/api/operator';
import type { TableChange, TableProduct, TableVariant } from '@rider/model/product';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { ProductTableScreen } from './product-table.tsx';

const variant = (id: string, code: string, price: string): TableVariant => ({
  id,
  code,
  options: ['Chrome'],
  price,
  listPrice: '',
  breaks: '',
  minimum: '1',
  pack: '1',
  stock: '120',
  lowMark: '0',
});
const HINGE: TableProduct = {
  id: '1001',
  version: 3,
  name: 'Harbor Hinge',
  state: 'draft',
  variants: [variant('50001', 'RD-1-CH', '38.50'), variant('50002', 'RD-1-BN', '39.50')],
};
const CLAMP: TableProduct = {
  id: '1002',
  version: 7,
  name: 'Clamp',
  state: 'published',
  variants: [variant('50010', 'RD-2', '10.00')],
};

type Judge = (change: TableChange) => Partial<ProductVerdict>;

/** Answers the table, and judges saved changes. */
function serve(judge: Judge = () => ({}), products = [HINGE, CLAMP]) {
  return new DeskServer().answers('operator/product_table', (given: { products?: TableChange[] }) => {
    if (given.products === undefined) return { products, total: products.length, next: null };
    return given.products.map((change) => {
      const product = products.find(({ id }) => id === change.id);
      return { id: change.id, outcome: 'saved', product, message: '', faults: [], ...judge(change) };
    });
  });
}
const savesOf = (server: DeskServer) =>
  server.requestsTo('operator/product_table').filter((given) => 'products' in given);
const show = (path = '/products/table?ids=1001,1002') => renderDesk(<ProductTableScreen />, { path });
const cell = async (code: string, at: number) => {
  const row = (await screen.findByRole('rowheader', { name: code })).closest('tr');
  const found = row?.querySelectorAll<HTMLElement>('td[data-column]')[at];
  if (!found) throw new Error('there is no such cell');
  return found;
};
const [PRICE, MINIMUM, STOCK] = [1, 4, 6];
const press = async (user: ReturnType<typeof renderDesk>['user'], code: string, at: number) =>
  user.click(await cell(code, at));

describe('[B15] products as a table', () => {
  test('typed cells are marked, and each product is saved with its version and only its changes', async () => {
    const server = serve();
    const { container, user } = show();
    await press(user, 'RD-1-CH', PRICE);
    await user.keyboard('40{Enter}41{Enter}+5%{Enter}');
    expect(await cell('RD-1-CH', PRICE)).toHaveTextContent('40.00');
    expect(await cell('RD-1-CH', PRICE)).toHaveAttribute('data-changed');
    expect(await cell('RD-2', MINIMUM)).not.toHaveAttribute('data-changed');
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Save 3 changes' }));
    await waitFor(() => expect(savesOf(server)).toHaveLength(1));
    expect(savesOf(server)[0]).toEqual({
      reason: '',
      products: [
        {
          id: '1001',
          version: 3,
          variants: [
            { id: '50001', price: '40.00' },
            { id: '50002', price: '41.00' },
          ],
        },
        { id: '1002', version: 7, variants: [{ id: '50010', price: '10.50' }] },
      ],
    });
    expect(await screen.findByText('2 products are saved.')).toBeVisible();
  });

  test('a pasted column fills the cells below, and is undone and redone as one step', async () => {
    serve();
    const { user } = show();
    await press(user, 'RD-1-CH', PRICE);
    await user.paste('1.00\n2.00\n3.00\n4.00\n');
    expect(await cell('RD-2', PRICE)).toHaveTextContent('3.00');
    await user.keyboard('{Control>}z{/Control}');
    expect(await cell('RD-2', PRICE)).toHaveTextContent('10.00');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(screen.getByRole('button', { name: 'Save 3 changes' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  test('a column is selected by its head, copied, and filled with a percentage', async () => {
    serve();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Price' }));
    const copied = new Map<string, string>();
    fireEvent.copy(document.activeElement ?? document.body, {
      clipboardData: { setData: (type: string, text: string) => copied.set(type, text) },
    });
    expect(copied.get('text/plain')).toBe('38.50\n39.50\n10.00');
    await user.type(screen.getByRole('textbox', { name: 'For 3 cells' }), '-10%{Enter}');
    expect(await cell('RD-1-BN', PRICE)).toHaveTextContent('35.55');
    expect(screen.getByRole('button', { name: 'Save 3 changes' })).toBeEnabled();
  });

  test('keys move, extend the selection and leave the table; Escape restores the cell', async () => {
    serve();
    const { user } = show();
    await press(user, 'RD-1-CH', PRICE);
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    const state = screen.getByRole('combobox', { name: 'State of RD-1-BN' });
    expect(state).toHaveFocus();
    await user.keyboard('{ArrowRight}9{Escape}');
    expect(screen.getByRole('textbox', { name: 'Price of RD-1-BN' })).toHaveValue('39.50');
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(screen.getByRole('grid').querySelectorAll('[aria-selected="true"]')).toHaveLength(2);
    await user.keyboard('{Control>}d{/Control}');
    expect(await cell('RD-1-BN', PRICE)).toHaveTextContent('38.50');
    await user.tab();
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  });

  test('Enter that ends a composition in Safari stays in the cell', async () => {
    serve();
    const { user } = show();
    await press(user, 'RD-1-CH', PRICE);
    await user.keyboard('40');
    fireEvent.keyDown(screen.getByDisplayValue('40'), { key: 'Enter', keyCode: 229 });
    expect(screen.getByDisplayValue('40')).toHaveFocus();
  });

  test('the state of a product changes in all its rows', async () => {
    const server = serve();
    const { user } = show();
    await press(user, 'RD-1-CH', 0);
    await user.selectOptions(screen.getByRole('combobox', { name: 'State of RD-1-CH' }), 'Published');
    expect(await cell('RD-1-BN', 0)).toHaveTextContent('Published');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(savesOf(server)).toHaveLength(1));
    expect(savesOf(server)[0]).toMatchObject({ products: [{ id: '1001', state: 'published', variants: [] }] });
  });

  test('a changed stock needs a reason, and is sent with the stock that was seen', async () => {
    const server = serve();
    const { user } = show();
    await press(user, 'RD-2', STOCK);
    await user.keyboard('-20{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    const reason = screen.getByRole('textbox', { name: /Reason/ });
    expect(reason).toBeInvalid();
    expect(savesOf(server)).toEqual([]);
    await user.type(reason, 'Damaged');
    await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(savesOf(server)).toHaveLength(1));
    expect(savesOf(server)[0]).toMatchObject({
      reason: 'Damaged',
      products: [{ variants: [{ id: '50010', stock: '100', seenStock: '120' }] }],
    });
  });

  test('what was not saved stays, with the other person’s values and the faults at their cells', async () => {
    const [first, second] = HINGE.variants;
    if (!first || !second) throw new Error('there is no variant');
    const theirs = { ...HINGE, version: 9, variants: [{ ...first, price: '37.00' }, second] };
    const server = serve(({ id, version }) => {
      if (id === '1002')
        return { outcome: 'faulty', faults: [{ variantId: '50010', field: 'price', text: 'Enter an amount.' }] };
      return version === 9
        ? { product: { ...theirs, version: 10 } }
        : { outcome: 'changed', product: theirs, message: 'Ana has changed this.' };
    });
    const { container, user } = show();
    await press(user, 'RD-1-CH', PRICE);
    await user.keyboard('40{Enter}{Enter}free{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));
    const verdicts = await screen.findByRole('status');
    expect(verdicts).toHaveTextContent('2 products are not saved');
    expect(verdicts).toHaveTextContent('Ana has changed this. Price of RD-1-CH: 38.50 → 37.00.');
    expect(verdicts).toHaveTextContent('Price · RD-2: Enter an amount.');
    expect(await cell('RD-2', PRICE)).toHaveAttribute('title', 'Enter an amount.');
    expect(await cell('RD-1-CH', PRICE)).toHaveTextContent('40.00');
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));
    await waitFor(() => expect(savesOf(server)).toHaveLength(2));
    expect(savesOf(server)[1]).toMatchObject({ products: [{ version: 9, variants: [{ price: '40.00' }] }, {}] });
  });

  test('asks before a link leaves unsaved changes, and leads back to the list', async () => {
    serve();
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, addressShown } = show('/products/table?search=hinge&page=2&ids=1001');
    const back = await screen.findByRole('link', { name: 'All products' });
    await press(user, 'RD-1-CH', PRICE);
    await user.keyboard('4');
    await user.click(back);
    expect(ask).toHaveBeenCalledOnce();
    ask.mockReturnValue(true);
    await user.click(back);
    expect(addressShown()).toBe('/products?search=hinge&page=2');
  });

  test('shows the reason where nothing is found', async () => {
    serve(undefined, []);
    show();
    expect(await screen.findByText('There are no products to edit.')).toBeVisible();
    expect(within(document.body).queryByRole('grid')).toBeNull();
  });
});
