export { OrderStatus, type OrderStatusName, type OrderStatusProps } from './order-status.tsx';
