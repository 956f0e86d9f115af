export { OrderCard, type OrderCardOrder, type OrderCardProps } from './order-card.tsx';
export { OrderLines, type ShownOrderLine } from './order-lines.tsx';
