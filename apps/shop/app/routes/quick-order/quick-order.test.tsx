// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import '../../../testing/resize-observer.ts';
import { createApi } from '@rider/api/transport';
import ruleTexts from '@rider/model/messages/en-US.json' with { type: 'json' };
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import { expectNoAxeViolations } from '@rider/ui/testing';
import { judgeRows } from '@rider/model/quick-order';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import shopTexts from '../../../messages/en-US.json' with { type: 'json' };
import { setAnswer } from '../../data/changes.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { provideCalls } from '../../data/load-calls.ts';
import { userQuery } from '../../data/queries.ts';
import { DocumentDataContext } from '../../session/document-data.tsx';
import type { PostedList } from './action.ts';
import { changeRows, orderRows } from '../../quick-order/order-rows.ts';
import { QuickOrder } from './quick-order.tsx';
// Loaded by a press, which is not to wait for its transformation.
import './scan-dialog.tsx';

const texts: Record<string, string> = { ...uiTexts, ...ruleTexts, ...shopTexts };
const TERMS: Record<string, { minimum: number; pack: number; stock: number }> = {
  'RD-A': { minimum: 1, pack: 5, stock: 100 },
  'RD-B': { minimum: 1, pack: 1, stock: 7 },
};

/** Competitors' numbers that RD-A replaces. */
const REPLACES: Record<string, object> = {
  'V1E-037': { replaces: { competitor: 'CRL', number: 'V1E-037', differs: 'plate 5 mm wider' } },
};

/** The shop's answer to rows: verdicts by the real rule. */
function answerTo(pairs: [string, string][]) {
  const variants = pairs.map(([text]) => (TERMS[text] ? { code: text, ...TERMS[text] } : null));
  const rows = judgeRows(pairs.map(([, quantity], place) => ({ quantity, variant: variants[place] ?? null }))).map(
    (verdict, place) => {
      const variant = variants[place];
      const facts = {
        productId: '1',
        name: `Hinge ${variant?.code}`,
        variant: '',
        image: '/a.webp',
        unit: 'pc',
        inCart: 0,
      };
      const prices = { unitPrice: 100, lineTotal: 100 * (verdict.quantity ?? 1) };
      return {
        ...verdict,
        variant: variant ? { ...variant, ...facts, ...prices } : null,
        suggestions: variant ? [] : [{ code: 'RD-A', name: 'Hinge RD-A', ...REPLACES[pairs[place]?.[0] ?? ''] }],
      };
    },
  );
  const good = rows.filter(({ problem }) => problem === null);
  const pieces = good.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return { rows, pieces, total: pieces * 100 };
}

let added: { rows: [string, string][]; key: string }[] = [];
let broken = 0;
let unchecked = 0;
const api = createApi({
  baseUrl: 'http://shop.test/api',
  locale: 'en-US',
  fetch: (address, init) => {
    const body = JSON.parse(String(init?.body ?? '{}')) as { rows: [string, string][]; key: string };
    const { pathname } = new URL(String(address));
    if (pathname.endsWith('/cart/count')) return Promise.resolve(Response.json({ status: 200, data: { count: 1 } }));
    if (pathname.endsWith('/quick_check') && unchecked-- > 0)
      return Promise.resolve(Response.json({ status: 400, msg: 'The shop is busy.', code: '900005' }));
    if (pathname.endsWith('/quick_add')) {
      added.push(body);
      if (broken-- > 0)
        return Promise.resolve(Response.json({ status: 400, msg: 'The shop is busy.', code: '900005' }));
    }
    return Promise.resolve(Response.json({ status: 200, msg: 'ok', data: answerTo(body.rows) }));
  },
});

const found = {
  products: [{ id: '1', name: 'Hinge RD-B', code: 'RD-B', image: '/b.webp', price: 100 }],
  categories: [],
};

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  sessionStorage.clear();
  added = [];
  broken = 0;
  unchecked = 0;
  provideCalls({
    pageApi: () => api,
    getCapabilities: () => Promise.resolve({ quickOrder: true, listFilters: true }),
    suggest: () => Promise.resolve({ ...found, searched: null }),
    getCartCount: () => Promise.resolve({ pieces: 1 }),
    getUser: () => Promise.resolve({ id: '1' }),
  } as never);
  return () => provideCalls(undefined);
});

afterEach(async () => {
  await setAnswer(capabilitiesQuery, { quickOrder: true, listFilters: true } as never);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(posted?: PostedList) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <DocumentDataContext value={{ origin: '', signedIn: true }}>
            <QuickOrder />
          </DocumentDataContext>
        ),
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    posted ? { hydrationData: { actionData: { '0': posted }, loaderData: {} } } : {},
  );
  return render(
    <IntlProvider locale="en-US" messages={texts}>
      <LinkProvider screens={screens}>
        <RouterProvider router={router} />
      </LinkProvider>
    </IntlProvider>,
  );
}

const sku = (row: number) => screen.getByLabelText(`SKU, row ${row}`);
const quantity = (row: number) => screen.getByRole('textbox', { name: `Quantity, row ${row}` });
const line = (row: number) => within(quantity(row).closest('li') as HTMLElement);

async function paste(text: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: /Paste a list/ }));
  await userEvent.paste(text);
}

describe('quick order', () => {
  test('[B1] a scanned barcode becomes a row, and a camera that is not allowed is explained', async () => {
    const isAllowed = vi.fn<() => Promise<unknown>>();
    isAllowed
      .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
      .mockResolvedValue({ getTracks: () => [] });
    vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia: isAllowed } }));
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const detect = () => Promise.resolve([{ rawValue: 'RD-B' }]);
    vi.stubGlobal(
      'BarcodeDetector',
      vi.fn(function Detector() {
        return { detect };
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Scan barcodes' }));
    expect(await screen.findByText(/^The camera is not allowed/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Scan barcodes' }));
    expect(await screen.findByText('1 barcode read, last RD-B')).toBeVisible();
    await expectNoAxeViolations(document.body);
    await userEvent.keyboard('{Escape}');
    expect([sku(1), quantity(1)].map((field) => (field as HTMLInputElement).value)).toEqual(['RD-B', '1']);
  });

  test('[B1] the tab stores the rows for its buyer, and for nobody else who signs in', async () => {
    const first = open();
    await paste('RD-A\t10');
    expect(await line(1).findByText(/Hinge RD-A/)).toBeVisible();
    first.unmount();
    const again = open();
    await waitFor(() => expect(sku(1)).toHaveValue('RD-A'));
    again.unmount();
    await setAnswer(userQuery, { id: '2' } as never);
    open();
    await waitFor(() => expect(sessionStorage.getItem('rider.quickOrder')).toBeNull());
    expect(sku(1)).toHaveValue('');
    await setAnswer(userQuery, { id: '1' } as never);
  });

  test('[B1] a check that failed is forgotten once one succeeds', async () => {
    unchecked = 1;
    open();
    await paste('RD-A\t10');
    expect(await screen.findByText(/busy/)).toBeVisible();
    await userEvent.type(quantity(1), '0');
    expect(await line(1).findByText(/Hinge RD-A/)).toBeVisible();
    expect(screen.queryByText(/busy/)).toBeNull();
  });

  test('[B1] a pasted list is checked, corrected by one press each, and what is good goes to the cart', async () => {
    const { container } = open();
    await paste('SKU\tQty\nRD-A\t7\nRD-B\t9\nRD-X\t1\nRD-B\t2');
    await userEvent.click(await line(1).findByRole('button', { name: 'Use 10 (packs of 5)' }));
    expect(await line(4).findByText('Counts with row 2.')).toBeVisible();
    await expectNoAxeViolations(container);
    await userEvent.click(line(2).getByRole('button', { name: 'Take the 7 in stock' }));
    expect(await screen.findByRole('button', { name: 'Add 2 of 3 to the cart' })).toBeEnabled();
    expect(screen.getAllByText('$17.00').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 of 3 to the cart' }));
    expect(await screen.findByText('2 rows are in your cart.')).toBeVisible();
    expect(sku(1)).toHaveValue('RD-X');
    expect(added[0]?.rows).toEqual([
      ['RD-A', '10'],
      ['RD-B', '7'],
      ['RD-X', '1'],
    ]);
  });

  test('[B1] a list without one good row adds none, and no message claims so', async () => {
    open();
    await paste('NOPE 1');
    await userEvent.click(screen.getByRole('button', { name: /^Add to the cart/ }));
    await waitFor(() => expect(added).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Add to the cart/ })).toBeEnabled());
    expect(screen.queryByText(/in your cart\./)).toBeNull();
  });

  test('[B11] a competitor’s number shows the item that replaces it, how it differs, and takes it', async () => {
    open();
    await paste('V1E-037 5');
    expect(await line(1).findByText('Similar to CRL V1E-037: Hinge RD-A. Differs in: plate 5 mm wider')).toBeVisible();
    await userEvent.click(line(1).getByRole('button', { name: 'Take RD-A' }));
    expect(sku(1)).toHaveValue('RD-A');
  });

  test('[B1] a backend that does not search part numbers takes names', async () => {
    await setAnswer(capabilitiesQuery, { listFilters: false } as never);
    open();
    expect(await screen.findByRole('textbox', { name: 'Product name, row 1' })).not.toHaveAttribute('placeholder');
    expect(screen.getByRole('textbox', { name: 'Paste a list' })).toHaveAccessibleDescription(/^One product name/);
  });

  test('[B1] rows are entered by keyboard alone, like in a spreadsheet', async () => {
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('textbox', { name: 'SKU, row 1' }));
    await user.keyboard('RD-A{Enter}10{Enter}');
    expect(sku(2)).toHaveFocus();
    await user.keyboard('hinge');
    await screen.findByRole('option', { name: /RD-B/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(sku(2)).toHaveValue('RD-B');
    expect(quantity(2)).toHaveFocus();
    await user.keyboard('1');
    await line(2).findByText('7 in stock');
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(quantity(2)).toHaveValue('3');
    expect(sku(3)).toHaveFocus();
    await user.paste('RD-A 5\nRD-B 1');
    expect([sku(3), quantity(3), sku(4), quantity(4)].map((field) => (field as HTMLInputElement).value)).toEqual([
      'RD-A',
      '5',
      'RD-B',
      '1',
    ]);
  });

  test('[B1] a failed request is repeated with its key, and the rows outlive a reload', async () => {
    broken = 1;
    const { unmount } = open();
    await paste('RD-A 10');
    const button = await screen.findByRole('button', { name: 'Add 1 to the cart' });
    await userEvent.click(button);
    expect(await screen.findByText('The shop is busy.')).toBeVisible();
    unmount();
    open();
    await waitFor(() => expect(sku(1)).toHaveValue('RD-A'));
    broken = 1;
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 to the cart' }));
    await screen.findByText('The shop is busy.');
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 to the cart' }));
    await screen.findByText('1 row is in your cart.');
    expect(added[2]?.key).toBe(added[1]?.key);
    expect(added.length).toBe(3);
  });
});

test('[B1] a list in place of a blank row comes in its order, and there are no more than 500 rows', () => {
  const typed = orderRows([
    { text: 'RD-A', quantity: '1' },
    { text: '', quantity: '' },
    { text: 'RD-B', quantity: '2' },
  ]);
  const [, blank] = typed.rows;
  const pasted = Array.from({ length: 600 }, (_, place) => ({ text: `RD-${place}`, quantity: '1' }));
  const { rows } = changeRows(typed, { change: 'paste', at: blank?.id ?? 0, pasted });
  expect(rows.length).toBe(500);
  expect([rows[0]?.text, rows[1]?.text, rows[498]?.text, rows[499]?.text]).toEqual(['RD-A', 'RD-0', 'RD-497', 'RD-B']);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(500);
});
