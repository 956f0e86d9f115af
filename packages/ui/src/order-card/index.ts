export { OrderCard, type OrderCardOrder } from './order-card.tsx';
export { OrderLines, type OrderLineGoods } from './order-lines.tsx';
