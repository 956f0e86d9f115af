import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { Announcer } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { balanceEntries, type BalanceEntry } from './data-table.samples.ts';
import { DataTable, type DataColumn, type DataTableProps } from './index.ts';

const columns: DataColumn<BalanceEntry>[] = [
  { id: 'date', label: 'Date', cell: (entry) => entry.date, sortable: true },
  { id: 'what', label: 'What', cell: (entry) => entry.what, rowHeader: true },
  { id: 'amount', label: 'Amount', cell: (entry) => entry.amount, numeric: true, sortable: true },
];
const table = (props: Partial<DataTableProps<BalanceEntry>> = {}) => (
  <DataTable caption="Bill" columns={columns} rows={balanceEntries} getRowId={(entry) => entry.id} {...props} />
);

test('[R6.6] is a named table with row and column headers', async () => {
  const { container } = renderUi(table({ renderRowActions: ({ id }) => <Button>Details of {id}</Button> }));
  const named = screen.getByRole('table', { name: 'Bill' });
  expect(
    within(named)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Date', 'What', 'Amount', 'Actions']);
  expect(within(named).getByRole('rowheader', { name: 'Order 2026030900017' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Bill' })).toHaveAttribute('tabindex', '0');
  await expectNoAxeViolations(container);
});

test('sorts by links, without script', () => {
  const sortHref = ({ column, direction }: { column: string; direction: string }) => `?sort=${column}-${direction}`;
  const html = renderToString(
    <IntlProvider locale="en-US" messages={english}>
      {table({ sort: { column: 'date', direction: 'ascending' }, getSortHref: sortHref })}
    </IntlProvider>,
  );
  // A separate element, because the body contains the live regions and is shared between test files.
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'What' })).not.toHaveAttribute('aria-sort');
  expect(screen.getByRole('link', { name: 'Date' })).toHaveAttribute('href', '?sort=date-descending');
  expect(screen.getByRole('link', { name: 'Amount' })).toHaveAttribute('href', '?sort=amount-ascending');
  page.remove();
});

test('sorts by buttons, by keyboard', async () => {
  const onSortChange = vi.fn();
  const { user } = renderUi(table({ sort: { column: 'amount', direction: 'descending' }, onSortChange }));
  screen.getByRole('button', { name: 'Date' }).focus();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard(' ');
  expect(onSortChange.mock.calls.flat()).toEqual([
    { column: 'date', direction: 'ascending' },
    { column: 'amount', direction: 'ascending' },
  ]);
});

test('selects single and all rows, in three states, and announces the count', async () => {
  const onSelectedChange = vi.fn();
  const { user, container } = renderUi(
    <form>
      <Announcer />
      {table({ selectable: true, selectionName: 'ids', getRowName: (entry) => entry.what, onSelectedChange })}
    </form>,
  );
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Order 2026021100004' }));
  expect(all().indeterminate).toBe(true);
  expect(new FormData(container.querySelector('form') ?? undefined).getAll('ids')).toEqual(['B-1004']);
  expect(screen.getByRole('status').textContent).toBe('1 of 4 selected');
  all().focus();
  await user.keyboard(' ');
  expect(all()).toBeChecked();
  expect(all().indeterminate).toBe(false);
  await user.keyboard(' ');
  expect(onSelectedChange.mock.calls.map(([ids]) => (ids as string[]).length)).toEqual([1, 4, 0]);
  await expectNoAxeViolations(container);
});

test('removed rows are no longer selected', () => {
  const { rerender } = renderUi(table({ selectable: true, selected: ['B-1004', 'B-1007'] }));
  rerender(table({ selectable: true, selected: ['B-1004', 'B-1007'], rows: balanceEntries.slice(0, 1) }));
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
});

test('shows loading, empty and failed states', async () => {
  const { rerender, container } = renderUi(table({ rows: [], loading: true, expectedRows: 3 }), { locale: 'zh-CN' });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
  expect(container.querySelectorAll('tbody tr:first-child [data-component="skeleton"]')).toHaveLength(3);
  await expectNoAxeViolations(container);
  rerender(table({ rows: [] }));
  expect(screen.getByRole('cell')).toHaveTextContent('暂无数据。');
  await expectNoAxeViolations(container);
  rerender(table({ rows: [], error: '无法加载账单' }));
  expect(screen.getByRole('alert')).toHaveTextContent('无法加载账单');
});

test('rows stay while newer ones load', () => {
  renderUi(table({ loading: true }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(4);
});
