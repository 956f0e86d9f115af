import type { ReactNode } from 'react';

/** A column of a table. */
export interface DataColumn<Row> {
  id: string;
  /** Its head; also stands beside each value where the rows become cards. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures: at the end of the cell, all digits equally wide. */
  numeric?: boolean;
  sortable?: boolean;
  /** The column that names the row, for assistive technology. */
  rowHeader?: boolean;
}

/** By which column, and which way round. */
export interface DataSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What a press on a column's head asks for: ascending first, then the other way round. */
export function nextSort(column: string, current: DataSort | undefined): DataSort {
  const turned = current?.column === column && current.direction === 'ascending';
  return { column, direction: turned ? 'descending' : 'ascending' };
}
