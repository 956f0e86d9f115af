'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { nextSort, type DataSort } from './columns.ts';
import * as styles from './data-table.css.ts';
import { roles } from './roles.ts';

/** The parts of a column that the head uses. */
interface HeadColumn {
  id: string;
  label: string;
  numeric?: boolean;
  sortable?: boolean;
}

interface Sorting {
  sort: DataSort | undefined;
  getSortHref: ((sort: DataSort) => string) | undefined;
  onSortChange: ((sort: DataSort) => void) | undefined;
}

interface TableHeadProps extends Sorting {
  columns: readonly HeadColumn[];
  selectable: boolean;
  hasActions: boolean;
  allSelected: boolean;
  someSelected: boolean;
  onToggleAll: () => void;
}

/** The column heads; on narrow screens only sorting and selection stay visible. */
export function TableHead(props: TableHeadProps) {
  const { columns, selectable, hasActions, allSelected, someSelected, onToggleAll, ...sorting } = props;
  const intl = useIntl();
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row} className={styles.headRow}>
        {selectable && (
          <th scope="col" {...roles.columnHead} className={styles.selectHead}>
            <Checkbox
              label={intl.formatMessage({ id: 'ui.dataTable.selectAll' })}
              hideLabel
              checked={allSelected}
              indeterminate={someSelected && !allSelected}
              onChange={onToggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} {...sorting} />
        ))}
        {hasActions && (
          <th scope="col" {...roles.columnHead} className={styles.plainHead.text}>
            <VisuallyHidden>
              <FormattedMessage id="ui.dataTable.actions" />
            </VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function ColumnHead({ column, sort, getSortHref, onSortChange }: Sorting & { column: HeadColumn }) {
  const alignment = column.numeric ? 'numeric' : 'text';
  if (!column.sortable || !(getSortHref ?? onSortChange)) {
    return (
      <th scope="col" {...roles.columnHead} className={styles.plainHead[alignment]}>
        {column.label}
      </th>
    );
  }
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const next = nextSort(column.id, sort);
  const content = (
    <>
      {column.label}
      <Icon
        name={direction === 'descending' ? 'chevron-down' : 'chevron-up'}
        size="small"
        className={direction ? undefined : styles.unsorted}
      />
    </>
  );
  return (
    <th
      scope="col"
      {...roles.columnHead}
      aria-sort={direction ?? 'none'}
      data-state={direction}
      className={styles.sortHead[alignment]}
    >
      {getSortHref ? (
        <Link href={getSortHref(next)} className={styles.sortControl}>
          {content}
        </Link>
      ) : (
        <button type="button" onClick={() => onSortChange?.(next)} className={styles.sortControl}>
          {content}
        </button>
      )}
    </th>
  );
}
