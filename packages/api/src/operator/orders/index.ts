export * from './bulk-shipping.ts';
export * from './order-entry.ts';
export * from './order-history.ts';
export * from './order-tags.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './reconciliation.ts';
export * from './refunds.ts';
