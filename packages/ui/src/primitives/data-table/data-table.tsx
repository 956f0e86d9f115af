'use client';

import { useState, type CSSProperties, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { ScrollRegion } from '../scroll-region/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import type { DataColumn, DataSort } from './columns.ts';
import * as styles from './data-table.css.ts';
import { roles } from './roles.ts';
import { TablePlaceholder } from './table-placeholder.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

/** Props of a table. The host sorts, pages and fetches; the table renders the given rows. */
export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The table's name. */
  caption: string;
  /** Hides the caption visually, for tables below a heading with the same text. */
  hideCaption?: boolean;
  /** Columns, in their order. */
  columns: readonly DataColumn<Row>[];
  /** Rows, in their order. */
  rows: readonly Row[];
  /** Returns a row's id, unique in the table. */
  getRowId: (row: Row) => string;
  /** Name of a row, for the labels of its checkbox and actions. */
  getRowName?: (row: Row) => string;
  /** The column by which rows are sorted, and its direction. */
  sort?: DataSort | undefined;
  /** Returns the address of the page in a sort order: column heads become links, which work without script. */
  getSortHref?: (sort: DataSort) => string;
  /** Makes column heads buttons, if there is no `getSortHref`. */
  onSortChange?: (sort: DataSort) => void;
  /** Makes rows selectable; with a `selectionName` their ids are posted with the surrounding form. */
  selectable?: boolean;
  /** Name of the form field with the ids of selected rows. */
  selectionName?: string;
  /** Controlled selection; uncontrolled when absent. */
  selected?: readonly string[] | undefined;
  /** Called with the new choice. */
  onSelectedChange?: (ids: readonly string[]) => void;
  /** Buttons or a menu at the end of each row. */
  renderRowActions?: (row: Row) => ReactNode;
  /** Shows skeletons until there are rows. */
  loading?: boolean;
  /** Number of skeleton rows. */
  expectedRows?: number;
  /** Shown instead of rows if loading failed. */
  error?: ReactNode;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** A CSS length: rows scroll under a sticky head. */
  maxHeight?: string;
}

interface Selection {
  ids: readonly string[];
  selected: readonly string[];
  toggle: (id: string) => void;
  toggleAll: () => void;
}

function useSelection(
  ids: readonly string[],
  given: readonly string[] | undefined,
  report?: (ids: readonly string[]) => void,
): Selection {
  const intl = useIntl();
  const [own, setOwn] = useState<readonly string[]>([]);
  // Rows that disappeared are no longer selected.
  const selected = (given ?? own).filter((id) => ids.includes(id));
  const select = (next: readonly string[]) => {
    setOwn(next);
    report?.(next);
    announce(intl.formatMessage({ id: 'ui.dataTable.selected' }, { count: next.length, of: ids.length }));
  };
  return {
    ids,
    selected,
    toggle: (id) => select(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]),
    toggleAll: () => select(selected.length === ids.length ? [] : ids),
  };
}

/** A native table; below 640 px its rows become cards with labelled values. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption, columns, rows, getRowId, getRowName, sort, getSortHref, onSortChange, ...others } =
    props;
  const { selectable = false, selectionName, selected, onSelectedChange, renderRowActions, ...further } = others;
  const { loading = false, expectedRows, error, empty, maxHeight, className, style, ...rest } = further;
  const selection = useSelection(rows.map(getRowId), selected, onSelectedChange);
  const height = maxHeight === undefined ? {} : { '--rd-table-height': maxHeight };
  const shape = { columns, selectable, hasActions: renderRowActions !== undefined };
  return (
    <div
      data-component="data-table"
      data-state={loading ? 'loading' : undefined}
      {...rest}
      className={className}
      style={{ ...height, ...style } as CSSProperties}
    >
      <ScrollRegion label={caption} className={styles.region}>
        <table {...roles.table} aria-busy={loading} className={styles.table}>
          <caption className={hideCaption ? visuallyHidden : styles.caption}>{caption}</caption>
          <TableHead
            {...shape}
            {...{ sort, getSortHref, onSortChange }}
            allSelected={selection.ids.length > 0 && selection.selected.length === selection.ids.length}
            someSelected={selection.selected.length > 0}
            onToggleAll={selection.toggleAll}
          />
          <tbody {...roles.group} className={styles.body}>
            {rows.length === 0 || error !== undefined ? (
              <TablePlaceholder {...shape} {...{ loading, expectedRows, error, empty }} />
            ) : (
              rows.map((row) => (
                <TableRow
                  key={getRowId(row)}
                  {...{ row, columns, selectable, selectionName, renderRowActions }}
                  id={getRowId(row)}
                  name={getRowName?.(row) ?? getRowId(row)}
                  selected={selection.selected.includes(getRowId(row))}
                  onToggle={() => selection.toggle(getRowId(row))}
                />
              ))
            )}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
