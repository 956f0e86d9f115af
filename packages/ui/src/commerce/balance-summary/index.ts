export { BalanceSummary, type BalanceSummaryProps } from './balance-summary.tsx';
