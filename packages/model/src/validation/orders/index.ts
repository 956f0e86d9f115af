export { deliveryTermsSchema, optionalShopDay } from './delivery-terms.ts';
export * from './order.ts';
export * from './order-entry.ts';
export * from './payment.ts';
export * from './quote.ts';
export * from './refund.ts';
export * from './shipment.ts';
