export { OrderStatus, type OrderStatusName } from './order-status.tsx';
