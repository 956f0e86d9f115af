import type { OperatorProduct } from '@rider/api/operator';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { DeskServer, rejection } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { NEW_PRODUCT, NEW_VARIANT } from './new-draft.ts';
import Products from './products.tsx';

const BOTH = (text: string) => ({ 'en-US': text, 'zh-CN': text });

const CHOICES = {
  categories: [
    { id: '100', path: ['Shower'] },
    { id: '110', path: ['Shower', 'Hinges'] },
  ],
  facets: [{ key: 'material', name: BOTH('Material'), values: [{ key: 'brass', label: BOTH('Brass'), color: null }] }],
};

const HINGE: OperatorProduct = {
  id: '1001',
  version: 3,
  draft: {
    ...NEW_PRODUCT,
    name: { 'en-US': 'Harbor Hinge', 'zh-CN': '铰链' },
    unit: { 'en-US': 'pc', 'zh-CN': '件' },
    state: 'published',
    categoryId: '110',
    images: ['/media/products/a.webp'],
    options: [
      {
        key: 'finish',
        name: { 'en-US': 'Finish', 'zh-CN': '表面处理' },
        values: [
          { key: 'CH', label: { 'en-US': 'Chrome', 'zh-CN': '铬' } },
          { key: 'BN', label: { 'en-US': 'Nickel', 'zh-CN': '镍' } },
        ],
      },
    ],
    variants: [
      { ...NEW_VARIANT, id: '50001', code: 'RD-1-CH', values: { finish: 'CH' }, price: '38.50' },
      { ...NEW_VARIANT, id: '50002', code: 'RD-1-BN', values: { finish: 'BN' }, price: '38.50' },
    ],
  },
  changedAt: Date.UTC(2026, 10, 27),
  changedBy: 'Maya Lindqvist',
  stock: { '50001': 5, '50002': 1200 },
  hiddenCodes: [],
  relatedNames: {},
};

const serve = () =>
  new DeskServer()
    .answers('operator/product_choices', CHOICES)
    .answers('operator/products/1001/history', { items: [], total: 0 })
    .answers('operator/products/1001', (given: Record<string, unknown>) =>
      'version' in given ? { id: '1001', version: 4 } : HINGE,
    );
/** The product screen is a section of its own routes, below `/products`. */
const show = (path: string) => renderDesk(<Products />, { path });
const savesOf = (server: DeskServer) =>
  server.requestsTo('operator/products/1001').filter((given) => 'version' in given);
const field = (name: string) => screen.findByRole('textbox', { name });

describe('[B15] products at the desk', () => {
  test('saves a price typed into the table of variants, with the version that was read', async () => {
    const server = serve();
    const { container, user } = show('/1001');
    const price = await field('Price of RD-1-CH');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectNoAxeViolations(container);
    await user.clear(price);
    await user.type(price, '40{ArrowDown}');
    expect(await field('Price of RD-1-BN')).toHaveFocus();
    await user.keyboard('41');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The product is saved.')).toBeVisible();
    expect(savesOf(server)).toMatchObject([{ version: 3, variants: [{ price: '40' }, { price: '41' }] }]);
  });

  test('a new product of a shop without categories says where to add one', async () => {
    serve().answers('operator/product_choices', { ...CHOICES, categories: [] });
    show('/new');
    expect(await screen.findByText('No categories yet. Add one under Categories first.')).toBeVisible();
  });

  test('describes a picture in both languages', async () => {
    const server = serve();
    const { user } = show('/1001');
    const english = await field('Alternative text (English) of Picture 1');
    expect(english).toHaveAttribute('placeholder', 'Harbor Hinge');
    await user.type(english, 'Hinge, open');
    await user.type(await field('Alternative text (Chinese) of Picture 1'), '打开的铰链');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savesOf(server)).toHaveLength(1));
    expect(savesOf(server)[0]).toMatchObject({
      imageTexts: { '/media/products/a.webp': { 'en-US': 'Hinge, open', 'zh-CN': '打开的铰链' } },
    });
  });

  test('a new value of an option gets its variants, whose facts are those of the others', async () => {
    const server = serve();
    const { user } = show('/1001');
    await user.click(await screen.findByRole('button', { name: 'Add a value' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a value to Finish' });
    await expectNoAxeViolations(dialog);
    await user.type(within(dialog).getByRole('textbox', { name: 'Value (English)' }), 'Black');
    await user.type(within(dialog).getByRole('textbox', { name: 'Value (Chinese)' }), '黑{Enter}');
    expect(await field('Price of RD-1-BLACK')).toHaveValue('38.50');
    expect(savesOf(server)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove Nickel with its variants' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savesOf(server)).toHaveLength(1));
    expect(savesOf(server)[0]).toMatchObject({
      options: [{ values: [{ key: 'CH' }, { key: 'black' }] }],
      variants: [{ id: '50001' }, { id: '', values: { finish: 'black' } }],
    });
  });

  test('shows the fault of a value at its field, before anything is sent', async () => {
    const server = serve();
    const { user } = show('/1001');
    await user.clear(await field('Price of RD-1-CH'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await field('Price of RD-1-CH')).toBeInvalid();
    expect(savesOf(server)).toEqual([]);
  });

  test('another person’s change is merged with what was typed, listed, and saved with it', async () => {
    const server = serve();
    const { user } = show('/1001');
    const name = await field('Name (English)');
    await user.clear(name);
    await user.type(name, 'Mine');
    const [first, second] = HINGE.draft.variants;
    const theirs = {
      ...HINGE,
      version: 8,
      draft: { ...HINGE.draft, variants: [first, { ...second, price: '99.00' }] },
    };
    server.answers('operator/products/1001', ({ version }: Record<string, unknown>) => {
      if (version === undefined) return theirs;
      return version === 8
        ? { id: '1001', version: 9 }
        : rejection('Ana has changed this since you opened it.', 900013);
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ana has changed this since you opened it.')).toBeVisible();
    expect(screen.getByText('Price of RD-1-BN: 38.50 → 99.00')).toBeVisible();
    expect(await field('Name (English)')).toHaveValue('Mine');
    expect(await field('Price of RD-1-BN')).toHaveValue('99.00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The product is saved.')).toBeVisible();
    expect(savesOf(server).at(-1)).toMatchObject({
      version: 8,
      name: { 'en-US': 'Mine' },
      variants: [{ price: '38.50' }, { price: '99.00' }],
    });
  });

  test('asks before a link leaves unsaved changes', async () => {
    serve();
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, addressShown } = show('/1001');
    await user.type(await field('Name (English)'), '!');
    await user.click(screen.getByRole('link', { name: 'All products' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(addressShown()).toBe('/1001');
    ask.mockReturnValue(true);
    await user.click(screen.getByRole('link', { name: 'All products' }));
    expect(addressShown()).toBe('/products');
  });

  test('a copy of a product is created without its SKUs', async () => {
    const server = serve().answers('operator/products', (given: Record<string, unknown>) =>
      'variants' in given ? { id: '1500', version: 1 } : { items: [], total: 0 },
    );
    const { user, addressShown } = show('/new?copy=1001');
    await user.type(await field('SKU of variant 1'), 'RD-2-CH');
    await user.type(await field('SKU of variant 2'), 'RD-2-BN');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(addressShown()).toBe('/products/1500'));
    expect(server.requestsTo('operator/products').at(-1)).toMatchObject({
      state: 'draft',
      variants: [
        { id: '', code: 'RD-2-CH' },
        { id: '', code: 'RD-2-BN' },
      ],
    });
  });
});
