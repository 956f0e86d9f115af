import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../empty-state/index.ts';
import { Banner } from '../banner/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as styles from './data-table.css.ts';
import { roles } from './roles.ts';

/** Props shared by the rows of a table. */
interface TablePlaceholderProps {
  columns: readonly { id: string; label: string; numeric?: boolean }[];
  selectable: boolean;
  hasActions: boolean;
  loading: boolean;
  expectedRows?: number | undefined;
  error?: ReactNode;
  empty?: ReactNode;
}

/** Replaces the rows: an error, the empty state, or skeletons. */
export function TablePlaceholder(props: TablePlaceholderProps) {
  const { columns, selectable, hasActions, loading, expectedRows = 5, error, empty } = props;
  if (error === undefined && loading) {
    return Array.from({ length: expectedRows }, (_, index) => <SkeletonRow key={index} {...props} />);
  }
  const span = columns.length + Number(selectable) + Number(hasActions);
  return (
    <tr {...roles.row} className={styles.whole}>
      <td {...roles.cell} colSpan={span} className={styles.wholeCell}>
        {error === undefined ? (
          (empty ?? <EmptyState headingLevel={3} title={<FormattedMessage id="ui.dataTable.empty" />} />)
        ) : (
          <Banner tone="danger">{error}</Banner>
        )}
      </td>
    </tr>
  );
}

/** As high as a one-line row. */
function SkeletonRow({ columns, selectable, hasActions }: TablePlaceholderProps) {
  return (
    <tr {...roles.row} className={styles.row}>
      {selectable && (
        <td {...roles.cell} className={styles.selectCell}>
          <Skeleton width="1.25em" height="1.25em" />
        </td>
      )}
      {columns.map(({ id, label, numeric }) => (
        <td key={id} {...roles.cell} data-label={label} className={styles.cell[numeric ? 'numeric' : 'text']}>
          <Skeleton width={numeric ? '5em' : '70%'} className={styles.skeleton} />
        </td>
      ))}
      {hasActions && (
        <td {...roles.cell} className={styles.actionsCell}>
          <Skeleton width="2em" className={styles.skeleton} />
        </td>
      )}
    </tr>
  );
}
