export { RefundCard, type RefundCardProps, type RefundCardRefund } from './refund-card.tsx';
