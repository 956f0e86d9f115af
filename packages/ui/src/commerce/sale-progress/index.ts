export { SaleProgress, type SaleProgressProps } from './sale-progress.tsx';
