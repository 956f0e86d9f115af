import type { ReactNode } from 'react';

/** A column of a table. */
export interface DataColumn<Row> {
  id: string;
  /** The column head; also the label of each value when rows become cards. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures: aligned to the end, with tabular digits. */
  numeric?: boolean;
  sortable?: boolean;
  /** The row header, for assistive technology. */
  rowHeader?: boolean;
}

/** The sorted column and direction. */
export interface DataSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The sort order after a press on a column head: ascending first, then reversed. */
export function nextSort(column: string, current: DataSort | undefined): DataSort {
  const turned = current?.column === column && current.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}
