// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import '../../../../testing/resize-observer.ts';
import { ApiError } from '@rider/api/error';
import type { Api } from '@rider/api/transport';
import { money } from '@rider/model/money';
import type { QuickOrderProblem } from '@rider/model/quick-order';
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import { expectNoAxeViolations } from '@rider/ui/testing';
import { configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import shopTexts from '../../../../messages/en-US.json' with { type: 'json' };
import { addLines } from '../../../cart/add-lines.ts';
import { provideCalls } from '../../../data/load-calls.ts';
import type { ProductPage, ProductPageSku } from '../../../data/queries.ts';
import { DocumentDataContext } from '../../../session/document-data.tsx';
import { VariantMatrix } from './variant-matrix.tsx';

// A busy machine takes longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

const texts: Record<string, string> = { ...uiTexts, ...shopTexts };

const variant = (id: string, values: string[], more: Partial<ProductPageSku> = {}): ProductPageSku => ({
  id,
  code: `HH-${id}`,
  values,
  price: money(1000),
  originalPrice: null,
  stock: 40,
  image: '',
  minimum: 1,
  pack: 1,
  tiers: [],
  ...more,
});
const option = (name: string, values: string[]) => ({
  name,
  values: values.map((label) => ({ label, color: null, image: null })),
});
const product = {
  id: '7',
  name: 'Hinge',
  unit: 'pc',
  attributes: [option('Finish', ['Satin', 'Black']), option('Glass', ['8 mm', '10 mm'])],
  skus: [
    variant('1', ['Satin', '8 mm'], { tiers: [{ quantity: 10, price: money(900) }] }),
    variant('2', ['Satin', '10 mm'], { minimum: 4, pack: 4 }),
    variant('3', ['Black', '8 mm'], { stock: 0 }),
    variant('4', ['Black', '10 mm'], { tiers: [{ quantity: 5, price: money(800), contract: true }] }),
  ],
} as unknown as ProductPage;

type Row = [text: string, quantity: string];
const calls: { path: string; rows: Row[]; key: unknown }[] = [];
let problems: Record<string, QuickOrderProblem>;

/** Answers the calls of a quick order, with `problems` by code and what they find in the cart. */
const api = {
  post: async (path: string, { rows, key }: { rows: Row[]; key?: string }) => {
    calls.push({ path, rows, key });
    const checked = rows.map(([code, quantity]) => {
      const sku = product.skus.find((each) => each.code === code);
      const inCart = problems[code] ? 30 : 0;
      const shown = { ...sku, stock: (sku?.stock ?? 0) - inCart, inCart, unitPrice: 1000, lineTotal: 0 };
      return { problem: problems[code] ?? null, quantity: Number(quantity), variant: shown };
    });
    return { data: { rows: checked, pieces: 0, total: 123_400 } };
  },
  get: async () => ({ data: { count: 0, quickOrder: true } }),
} as unknown as Api;

beforeEach(() => {
  calls.length = 0;
  problems = {};
  const getCapabilities = async () => ({ quickOrder: true });
  provideCalls({ pageApi: () => api, addLines, getCapabilities, getCartCount: async () => ({ pieces: 0 }) } as never);
  return () => provideCalls(undefined);
});

function show(shown: ProductPage = product) {
  const Component = () => (
    <DocumentDataContext value={{ origin: '', signedIn: true }}>
      <VariantMatrix product={shown} currentSku="1" />
    </DocumentDataContext>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  const { container } = render(
    <IntlProvider locale="en-US" messages={texts} onError={() => {}}>
      <LinkProvider screens={screens}>
        <Stub />
      </LinkProvider>
    </IntlProvider>,
  );
  return { user: userEvent.setup(), container };
}

const field = (name: string) => screen.getByRole('textbox', { name: `${name}, quantity` });
const cellOf = (name: string) => within(field(name).closest('td') as HTMLElement);
const add = () => screen.getByRole('button', { name: 'Add all to cart' });

test('[B2] one field is a stop of the Tab key, and arrow keys and Enter move past what is sold out', async () => {
  const { user, container } = show();
  await user.tab();
  if (document.activeElement?.tagName !== 'INPUT') await user.tab();
  expect(field('Satin, 8 mm')).toHaveFocus();
  await user.keyboard('12{ArrowRight}8{Enter}5{ArrowUp}');
  expect(field('Satin, 10 mm')).toHaveFocus();
  expect(field('Black, 10 mm')).toHaveValue('5');
  expect(cellOf('Black, 10 mm').getByText('Your price')).toBeVisible();
  // What is typed next replaces the number.
  await user.keyboard('4{ArrowLeft}{ArrowDown}');
  expect(field('Satin, 10 mm')).toHaveValue('4');
  expect(field('Satin, 8 mm')).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Black, 8 mm, quantity' })).toBeNull();
  expect(cellOf('Satin, 8 mm').getByText('$9.00')).toBeVisible();
  expect(await screen.findByText('$1,234.00')).toBeVisible();
  expect(screen.getByText('3 items, 21 pcs')).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[B2] a problem is at its cell, and one press mends it', async () => {
  const { user } = show();
  await user.type(field('Satin, 10 mm'), '6');
  expect(field('Satin, 10 mm')).toHaveAccessibleDescription(/Sold in packs of 4/);
  await user.click(cellOf('Satin, 10 mm').getByRole('button', { name: 'Use 8' }));
  expect(field('Satin, 10 mm')).toHaveValue('8');
  expect(field('Satin, 10 mm')).toHaveFocus();
  expect(field('Satin, 10 mm')).toBeValid();
});

test('[B2] a block of a spreadsheet is pasted from the field on, and numbers without a field are reported', async () => {
  const { user } = show();
  await user.click(field('Satin, 8 mm'));
  await user.paste('10\t8\n3\t2\n\t7\n');
  expect(field('Satin, 8 mm')).toHaveValue('10');
  expect(field('Satin, 10 mm')).toHaveValue('8');
  expect(field('Black, 10 mm')).toHaveValue('2');
  expect(screen.getByText('2 pasted numbers have no field here.')).toBeVisible();
});

test('[B2] one call adds all rows, and what was not added stays in its field with the reason', async () => {
  const { user } = show();
  problems = { 'HH-4': 'not-enough-stock' };
  await user.type(field('Satin, 8 mm'), '12');
  await user.type(field('Black, 10 mm'), '20');
  // The second press comes before the first is answered.
  fireEvent.click(add());
  fireEvent.click(add());
  expect(await cellOf('Satin, 8 mm').findByText('12 added')).toBeVisible();
  expect(field('Satin, 8 mm')).toHaveValue('');
  expect(field('Black, 10 mm')).toHaveValue('20');
  expect(field('Black, 10 mm')).toHaveAccessibleDescription('Only 10 more in stock. Your cart contains 30.');
  expect(screen.getByText('1 item was not added. See the reason beside it.')).toBeVisible();
  const added = calls.filter(({ path }) => path === 'cart/quick_add');
  expect(added.map(({ rows }) => rows)).toEqual([
    [
      ['HH-1', '12'],
      ['HH-4', '20'],
    ],
  ]);
  problems = {};
  await user.click(cellOf('Black, 10 mm').getByRole('button', { name: 'Use 10' }));
  await user.click(add());
  expect(await cellOf('Black, 10 mm').findByText('10 added')).toBeVisible();
});

test('[B2] a failed call keeps the quantities, and pressed again it has the same key', async () => {
  const { user } = show();
  await user.type(field('Satin, 8 mm'), '12');
  const { post } = api;
  api.post = (async (path: string, body: { rows: Row[]; key?: string }) => {
    if (path !== 'cart/quick_add') return post(path, body);
    calls.push({ path, rows: body.rows, key: body.key });
    throw new ApiError('timeout', '');
  }) as Api['post'];
  await user.click(add());
  await vi.waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(field('Satin, 8 mm')).toHaveValue('12');
  api.post = post;
  await user.click(add());
  expect(await cellOf('Satin, 8 mm').findByText('12 added')).toBeVisible();
  const [first, second] = calls.filter(({ path }) => path === 'cart/quick_add');
  expect(second?.key).toBe(first?.key);
});

test('[B2] in front of a CRMEB the rows are added one by one', async () => {
  const requests: unknown[] = [];
  const crmeb = {
    post: async (path: string, body: Record<string, unknown>) => {
      if (path !== 'cart/add') throw new ApiError('rejected', '', { status: 404 });
      requests.push([body['uniqueId'], body['cartNum']]);
      if (body['uniqueId'] === '2') throw new ApiError('rejected', '库存不足', { status: 400 });
      return { data: { cartId: '1' } };
    },
  } as unknown as Api;
  const lines = ['1', '2'].map((skuId) => ({ productId: '7', skuId, code: '', quantity: '4' }));
  expect(await addLines(crmeb, lines, { key: 'key', quickOrder: false })).toMatchObject([
    { problem: null, quantity: 4 },
    { problem: 'rejected', message: '库存不足' },
  ]);
  expect(requests).toEqual([
    ['1', 4],
    ['2', 4],
  ]);
});
