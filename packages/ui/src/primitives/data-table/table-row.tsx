'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '../field/index.ts';
import type { DataColumn } from './columns.ts';
import * as styles from './data-table.css.ts';
import { roles } from './roles.ts';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** Name of the row, for its checkbox. */
  name: string;
  columns: readonly DataColumn<Row>[];
  selectable: boolean;
  selectionName: string | undefined;
  selected: boolean;
  onToggle: () => void;
  renderRowActions: ((row: Row) => ReactNode) | undefined;
}

/** A row of a table; on narrow screens a card. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, name, columns, selectable, selectionName, selected, onToggle, renderRowActions } = props;
  const intl = useIntl();
  return (
    <tr {...roles.row} data-part="row" data-state={selected ? 'selected' : undefined} className={styles.row}>
      {selectable && (
        <td {...roles.cell} className={styles.selectCell}>
          <Checkbox
            label={intl.formatMessage({ id: 'ui.dataTable.select' }, { name })}
            hideLabel
            {...(selectionName !== undefined && { name: selectionName })}
            value={id}
            checked={selected}
            onChange={onToggle}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
      {renderRowActions && (
        <td {...roles.cell} className={styles.actionsCell}>
          {renderRowActions(row)}
        </td>
      )}
    </tr>
  );
}

function Cell({ column, children }: { column: Omit<DataColumn<never>, 'cell'>; children: ReactNode }) {
  const { label, numeric, rowHeader } = column;
  const common = { 'data-label': label, className: styles.cell[numeric ? 'numeric' : 'text'] };
  return rowHeader ? (
    <th scope="row" {...roles.rowHead} {...common}>
      <span className={styles.value}>{children}</span>
    </th>
  ) : (
    <td {...roles.cell} {...common}>
      <span className={styles.value}>{children}</span>
    </td>
  );
}
