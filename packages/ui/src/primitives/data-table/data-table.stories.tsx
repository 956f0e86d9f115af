import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { balanceEntries, type BalanceEntry } from './data-table.samples.ts';
import { DataTable, type DataColumn, type DataSort } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For rows that people compare or work through: the bill of a balance, messages, orders at the desk.',
  otherwise:
    'Things with a picture that people choose from are cards in a ProductGrid; name and value pairs are a SpecificationTable.',
  seeAlso: ['Catalogue/Product grid', 'Catalogue/Specification table'],
  do: [
    'Make the column that names the row its rowHeader.',
    'Mark figures as numeric: they stand at the end, all digits equally wide.',
    'Sort by address (getSortHref) where the list has a page of its own: the order can be sent to others and works without script.',
    'Tell how many rows are expected while loading, so that nothing jumps.',
  ],
  dont: [
    'Do not put more than two buttons into a row: take a Menu.',
    'Do not sort only the rows of one page by script.',
    'Do not lay out a page with it.',
  ],
  keyboard: [
    ['Tab', 'Reaches the box, where it scrolls, then heads, checkboxes and actions in reading order'],
    ['Arrows', 'On the box: scroll it'],
    ['Enter', 'On a column’s head: sorts, ascending first'],
    ['Space', 'On a checkbox: selects the row, or all'],
  ],
  pattern: 'Table, Sortable table, Checkbox (mixed state)',
  anatomy: {
    DataTable:
      'div data-component="data-table" (ScrollRegion (table (caption ({caption}), thead (tr (th (Checkbox), th, Icon, th (Link, button), th (VisuallyHidden))), tbody (tr (td (Skeleton)), tr (td (EmptyState, Banner ({error}))), tr data-part="row" (td (Checkbox), th ({children}), td ({children}), td ({renderRowActions}))))))',
  },
};

const columns: DataColumn<BalanceEntry>[] = [
  { id: 'date', label: 'Date', cell: (entry) => entry.date, sortable: true },
  { id: 'what', label: 'What', cell: (entry) => entry.what, rowHeader: true },
  { id: 'amount', label: 'Amount', cell: (entry) => entry.amount, numeric: true, sortable: true },
  { id: 'balance', label: 'Balance', cell: (entry) => entry.balance, numeric: true },
];

const BalanceTable = DataTable<BalanceEntry>;
const meta: Meta<typeof BalanceTable> = {
  title: 'Content/Data table',
  component: BalanceTable,
  subcomponents: { DataTable },
  args: {
    caption: 'Bill of your balance',
    columns,
    rows: balanceEntries,
    getRowId: (entry) => entry.id,
    getRowName: (entry) => entry.what,
    sort: { column: 'date', direction: 'descending' },
    getSortHref: ({ column, direction }) => `#${column}-${direction}`,
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof BalanceTable>;

export const Default: Story = {
  parameters: inModes('phone', 'desktop', 'wide', 'chinese', 'dark', 'contrast', 'forced'),
};

const onSortChange = fn();

function Sorted(props: Parameters<typeof BalanceTable>[0]) {
  const [sort, setSort] = useState<DataSort>({ column: 'date', direction: 'descending' });
  const { getSortHref: _, ...rest } = props;
  return (
    <BalanceTable
      {...rest}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange(next);
      }}
    />
  );
}

export const SortedByButtons: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Date' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await expect(onSortChange).toHaveBeenCalled();
  },
};

export const Selection: Story = {
  parameters: inModes('phone', 'wide'),
  args: { selectable: true, onSelectedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [all, first] = canvas.getAllByRole<HTMLInputElement>('checkbox');
    if (!all || !first) throw new Error('There is nothing to select');
    await userEvent.click(first);
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(balanceEntries.map(({ id }) => id));
    await userEvent.click(first);
  },
};

export const RowActions: Story = {
  parameters: inModes('phone', 'wide'),
  args: {
    caption: 'Orders',
    columns: [
      ...columns.slice(0, 3),
      { id: 'state', label: 'State', cell: () => <Badge tone="success">Delivered</Badge> },
    ],
    renderRowActions: (entry) => (
      <Menu
        trigger={<IconButton icon="menu" size="small" label={`Actions on ${entry.id}`} />}
        align="end"
        items={[
          { id: 'again', label: 'Buy again', icon: 'cart' },
          { id: 'print', label: 'Print', icon: 'printer' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /2026030900017/ });
    await expect(within(row).getByRole('button', { name: 'Actions on B-1007' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: inModes('phone', 'wide'), args: { rows: [], loading: true } };

export const Empty: Story = { parameters: inModes('wide', 'chinese'), args: { rows: [] } };

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <>
        The bill could not be loaded. <Button size="small">Try again</Button>
      </>
    ),
  },
};

export const StickyHead: Story = {
  args: {
    maxHeight: '240px',
    rows: Array.from({ length: 24 }, (_, index) => ({
      id: `B-${index}`,
      date: `2026-02-${String(28 - index).padStart(2, '0')}`,
      what: `Order 20260228000${String(index).padStart(2, '0')}`,
      amount: `−$${(index + 1) * 37}.00`,
      balance: `$${5000 - index * 37}.00`,
    })),
  },
};

export const Scrolling: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <BalanceTable
        {...args}
        columns={[...columns, ...columns.map((column) => ({ ...column, id: `${column.id}-2` }))]}
      />
    </div>
  ),
};
