export { DataTable, type DataTableProps } from './data-table.tsx';
export type { DataColumn, DataSort } from './columns.ts';
