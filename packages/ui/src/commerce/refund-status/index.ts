export { RefundStatus, type RefundStatusProps } from './refund-status.tsx';
