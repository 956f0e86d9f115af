export { SpecificationTable, type SpecificationTableProps } from './specification-table.tsx';
