export { OrderCard, type OrderCardOrder, type OrderCardProps } from './order-card.tsx';
export { OrderLines, type OrderLineGoods } from './order-lines.tsx';
