import type { OverviewPeriod } from '@rider/api/operator';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { Button } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { Cluster, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { Heading } from '@rider/ui/text';
import { csvFile } from '@rider/web/csv';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { saveFile } from '../data/save-file.ts';
import type { MessageIdBelow } from '../messages/ids.ts';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './overview.css.ts';

/** A column: a text, perhaps as a link or formatted for the screen, a count, or an amount, perhaps with a bar of its share of the largest. */
type SalesColumn<Row> = { id: MessageIdBelow<'desk.overview'> } & (
  | { text: (row: Row) => string; href: (row: Row) => string }
  | { text: (row: Row) => string; format: (text: string) => string }
  | { count: (row: Row) => number }
  | { money: (row: Row) => Money; bar?: boolean }
);

interface SalesTableProps<Row> {
  /** The message of its heading, and the beginning of the name of its file. */
  name: 'byDay' | 'products' | 'buyers';
  period: OverviewPeriod;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  columns: readonly SalesColumn<Row>[];
}

/** A table of the sales that can be saved as CSV. */
export function SalesTable<Row>({ name, period, rows, getRowId, columns }: SalesTableProps<Row>) {
  const intl = useIntl();
  const text = useMessages('desk.overview');
  const save = () => {
    const lines = rows.map((row) => columns.map((column) => exportedText(column, row)));
    const file = csvFile([columns.map(({ id }) => text(id)), ...lines]);
    saveFile(`${name}-${period}.csv`, new Blob([file], { type: 'text/csv' }));
  };
  const shown = columns.map((column) => ({ id: column.id, label: text(column.id), ...cellOf(column, rows, intl) }));
  return (
    <Stack gap="x3">
      <Cluster justify="between">
        <Heading level={4} size="large">
          {text(name)}
        </Heading>
        <Button size="small" onClick={save} aria-label={text('exportOf', { name: text(name) })}>
          {text('export')}
        </Button>
      </Cluster>
      <DataTable
        caption={text(name)}
        hideCaption
        columns={shown}
        rows={rows}
        getRowId={getRowId}
        maxHeight="20rem"
        empty={text('none')}
      />
    </Stack>
  );
}

function cellOf<Row>(
  column: SalesColumn<Row>,
  rows: readonly Row[],
  intl: IntlShape,
): Omit<DataColumn<Row>, 'id' | 'label'> {
  if ('href' in column)
    return { rowHeader: true, cell: (row) => <Link href={column.href(row)}>{column.text(row)}</Link> };
  if ('text' in column) return { rowHeader: true, cell: (row) => column.format(column.text(row)) };
  if ('count' in column) return { numeric: true, cell: (row) => intl.formatNumber(column.count(row)) };
  const most = Math.max(1, ...rows.map(column.money));
  const amount = (row: Row) => formatMoney(intl, column.money(row));
  if (!column.bar) return { numeric: true, cell: amount };
  return { numeric: true, cell: (row) => <Bar share={column.money(row) / most}>{amount(row)}</Bar> };
}

/** The text of a cell in a file: spreadsheets read counts and decimal amounts as numbers. */
function exportedText<Row>(column: SalesColumn<Row>, row: Row): string {
  if ('text' in column) return column.text(row);
  return 'count' in column ? String(column.count(row)) : moneyToDecimal(column.money(row));
}

/** An amount above a bar of its share. */
function Bar({ share, children }: { share: number; children: ReactNode }) {
  return (
    <span className={styles.amount}>
      {children}
      <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.share}>
        <rect width={share} height={1} />
      </svg>
    </span>
  );
}
