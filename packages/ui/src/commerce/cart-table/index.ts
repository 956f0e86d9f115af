export { CartTable, type CartTableLine, type CartTableProps } from './cart-table.tsx';
