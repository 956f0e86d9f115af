import type { StockMovement, StockVariant } from '@rider/api/operator';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Stock from './stock.tsx';

const AT = 1_795_228_267_000;

function variant(change: Partial<StockVariant> = {}): StockVariant {
  return {
    id: '50001',
    code: 'RD-HINGE-CH-8MM',
    barcode: '6901234567892',
    name: 'Harbor wall hinge',
    options: ['Chrome', '8 mm'],
    stock: 12,
    lowMark: 10,
    last: { kind: 'order', at: AT },
    ...change,
  };
}

const MOVEMENT: StockMovement = {
  id: '9',
  kind: 'order',
  change: -2,
  stockAfter: 12,
  reason: '',
  orderNumber: 'R-2026-000123',
  operator: null,
  at: AT,
};

const ONE = 'operator/stock/50001';
const serverWith = (shown: StockVariant) =>
  new DeskServer().answers('operator/stock', { items: [shown], total: 1 }).answers(ONE, shown);
const show = (path = '/stock') =>
  renderDesk(
    <Routes>
      <Route path="/stock/*" element={<Stock />} />
    </Routes>,
    { path },
  );

describe('[B15] stock at the desk', () => {
  test('is listed with its state, and filtered by it', async () => {
    const server = new DeskServer().answers('operator/stock', {
      items: [
        variant(),
        variant({ id: '2', code: 'LOW', stock: 10 }),
        variant({ id: '3', code: 'OUT', stock: 0, last: null }),
      ],
      total: 3,
    });
    const { container, user } = show();
    const row = await screen.findByRole('row', { name: /RD-HINGE/ });
    for (const text of ['Harbor wall hinge', 'Chrome, 8 mm', 'In stock', '12', '10'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('link', { name: 'RD-HINGE-CH-8MM' })).toHaveAttribute('href', '/stock/50001');
    expect(within(screen.getByRole('row', { name: /LOW/ })).getByText('Low')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /OUT/ })).getByText('Sold out')).toBeVisible();
    await expectNoAxeViolations(container);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stock state' }), 'Low');
    expect(server.requestsTo('operator/stock').at(-1)).toMatchObject({ state: 'low' });
  });

  test('receives pieces by keyboard, with one key for all attempts', async () => {
    const server = serverWith(variant()).isDownFor(`${ONE}/receive`);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Change the stock of RD-HINGE-CH-8MM' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the stock of RD-HINGE-CH-8MM' });
    expect(within(dialog).getByText('Harbor wall hinge, Chrome, 8 mm: 12 in stock.')).toBeVisible();
    await expectNoAxeViolations(dialog);
    const quantity = within(dialog).getByRole('textbox', { name: /^Pieces that arrived/ });
    await user.type(quantity, '0{Enter}');
    expect(quantity).toBeInvalid();
    await user.clear(quantity);
    await user.type(quantity, '24{Enter}');
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    server.answers(`${ONE}/receive`, undefined);
    await user.type(quantity, '{Enter}');
    expect(await screen.findByText('The stock of RD-HINGE-CH-8MM is saved.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [lost, sent, ...more] = server.requestsTo(`${ONE}/receive`);
    expect(sent).toEqual({ quantity: 24, reason: '', key: lost?.['key'] });
    expect(more).toEqual([]);
  });

  test('a count that others overtook is rejected, shows the new stock, and is saved against it', async () => {
    const server = serverWith(variant()).rejects(`${ONE}/count`, 'The stock changed from 12 to 9 meanwhile.');
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Change the stock/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: /^Count/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Counted pieces/ }), '11');
    server.answers(ONE, variant({ stock: 9 }));
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText('The stock changed from 12 to 9 meanwhile.')).toBeVisible();
    expect(await within(dialog).findByText(/9 in stock\.$/)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /^Counted pieces/ })).toHaveValue('11');
    server.answers(`${ONE}/count`, undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The stock of RD-HINGE-CH-8MM is saved.')).toBeVisible();
    expect(server.requestsTo(`${ONE}/count`).map(({ seen, counted }) => [seen, counted])).toEqual([
      [12, 11],
      [9, 11],
    ]);
  });

  test('a correction needs a reason', async () => {
    const server = serverWith(variant()).answers(`${ONE}/correct`, undefined);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^Change the stock/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: /^Correction/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Change/ }), '-3{Enter}');
    const reason = within(dialog).getByRole('textbox', { name: /^Note/ });
    expect(reason).toBeInvalid();
    await user.type(reason, 'Broken{Enter}');
    expect(await screen.findByText('The stock of RD-HINGE-CH-8MM is saved.')).toBeVisible();
    expect(server.requestsTo(`${ONE}/correct`)).toEqual([{ change: -3, reason: 'Broken', key: expect.any(String) }]);
  });

  test('a variant shows its movements with order or person, and its low mark is changed', async () => {
    const receipt = { ...MOVEMENT, id: '8', kind: 'receipt', change: 14, stockAfter: 14, orderNumber: null };
    const server = serverWith(variant())
      .answers(`${ONE}/movements`, {
        items: [MOVEMENT, { ...receipt, operator: 'Maya', reason: 'Container 7' }],
        total: 2,
      })
      .answers(`${ONE}/low_mark`, undefined);
    const { container, user } = show('/stock/50001');
    const table = await screen.findByRole('table', { name: 'Movements' });
    const order = within(table).getByRole('row', { name: /R-2026-000123/ });
    expect(within(order).getByText('-2')).toBeVisible();
    expect(within(order).getByRole('link', { name: 'R-2026-000123' })).toHaveAttribute('href', '/orders/R-2026-000123');
    const arrived = within(table).getByRole('row', { name: /Receipt/ });
    for (const text of ['+14', 'Maya', 'Container 7']) expect(within(arrived).getByText(text)).toBeVisible();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Change the low mark' }));
    const field = await screen.findByRole('textbox', { name: /^Low mark/ });
    await user.clear(field);
    await user.type(field, '25{Enter}');
    expect(await screen.findByText('The low mark of RD-HINGE-CH-8MM is saved.')).toBeVisible();
    expect(server.requestsTo(`${ONE}/low_mark`)).toEqual([{ lowMark: 25, seen: { lowMark: 10 } }]);
  });

  test('movements that could not be loaded are not shown as none, and load again', async () => {
    const server = serverWith(variant()).isDownFor(`${ONE}/movements`);
    const { user } = show('/stock/50001');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('No movements yet.')).toBeNull();
    server.answers(`${ONE}/movements`, { items: [], total: 0 });
    await user.click(retry);
    expect(await screen.findByText('No movements yet.')).toBeVisible();
  });

  test('a count sheet to print shows no stock, and has the filter of the list', async () => {
    const server = new DeskServer()
      .answers('operator/stock', { items: [variant()], total: 1 })
      .answers('operator/stock_sheet', { items: [variant()], total: 1 });
    const { container, user } = show('/stock?state=low');
    await user.click(await screen.findByRole('link', { name: 'Count sheet' }));
    const row = await screen.findByRole('row', { name: /^RD-HINGE-CH-8MM Harbor wall hinge Chrome, 8 mm Counted$/ });
    expect(within(row).queryByText('12')).toBeNull();
    expect(server.requestsTo('operator/stock_sheet')).toEqual([{ state: 'low' }]);
    expect(screen.getByRole('link', { name: 'Back to the stock' })).toHaveAttribute('href', '/stock?state=low');
    await expectNoAxeViolations(container);
  });

  test('pasted counts are judged line by line, and saved together once none has a fault', async () => {
    const server = new DeskServer()
      .answers('operator/stock_sheet/find', { items: [variant(), variant({ id: '2', code: 'B', stock: 4 })], total: 2 })
      .rejects('operator/stock_sheet', 'Nothing was saved: the stock of B changed meanwhile.');
    const { container, user } = show('/stock/counts');
    const lines = screen.getByRole('textbox', { name: /^Lines/ });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findAllByText('Paste at least one line.')).not.toEqual([]);
    await user.click(lines);
    await user.paste('rd-hinge-ch-8mm\t10\nB\t4\nB\t5\nNONE\t1\n');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    const cells = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    expect((await cells(/RD-HINGE/)).getByText('Changes by -2')).toBeVisible();
    expect((await cells(/^B .* 4 4/)).getByText('No difference')).toBeVisible();
    expect((await cells(/^B .* 5 /)).getByText('This SKU is in an earlier line')).toBeVisible();
    expect((await cells(/NONE/)).getByText('There is no such SKU')).toBeVisible();
    expect(screen.getByText(/^2 lines have a fault/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    await expectNoAxeViolations(container);
    await user.clear(lines);
    await user.paste('RD-HINGE-CH-8MM\t10\nB\t4\n');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    server.answers('operator/stock_sheet/find', {
      items: [variant(), variant({ id: '2', code: 'B', stock: 3 })],
      total: 2,
    });
    await user.click(await screen.findByRole('button', { name: 'Save 2 counts' }));
    expect(await screen.findByText('Nothing was saved: the stock of B changed meanwhile.')).toBeVisible();
    expect((await cells(/^B .* 3 4/)).getByText('Changes by +1')).toBeVisible();
    server.answers('operator/stock_sheet', undefined);
    await user.click(screen.getByRole('button', { name: 'Save 2 counts' }));
    expect(await screen.findByText('2 counts are saved.')).toBeVisible();
    expect(server.requestsTo('operator/stock_sheet').at(-1)).toEqual({
      rows: [
        { id: '50001', counted: 10, seen: 12 },
        { id: '2', counted: 4, seen: 3 },
      ],
    });
  });
});
