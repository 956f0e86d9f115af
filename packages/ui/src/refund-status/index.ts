export { RefundStatus, type RefundKind, type RefundState, type RefundStatusProps } from './refund-status.tsx';
