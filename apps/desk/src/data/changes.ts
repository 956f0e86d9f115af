import type { QueryName } from './query.ts';

/** The one table of invalidation: for each kind of change, the queries whose answers it makes stale. */
export const STALE_QUERIES = {
  'account-request': ['overview', 'account-requests', 'buyers', 'emails', 'log'],
  balance: ['buyers', 'log'],
  'closed-day': ['closed-days', 'log'],
  company: ['company', 'log'],
  coupon: ['coupon', 'coupons', 'log'],
  credit: ['credit-account', 'credit-accounts', 'log'],
  conversation: ['overview', 'conversations'],
  'test-email': ['emails', 'log'],
  feedback: ['overview', 'feedback', 'emails', 'log'],
  order: ['overview', 'order', 'order-history', 'orders', 'buyer-orders', 'emails', 'log'],
  'product-import': ['product-import', 'product-imports', 'log'],
  content: ['news', 'news-article', 'announcement', 'announcements', 'banners', 'site-pages', 'log'],
  'price-list': ['price-list', 'price-lists', 'log'],
  'partner-key': ['partner-keys', 'log'],
  product: ['product', 'product-history', 'products', 'suggestions', 'log'],
  payment: ['overview', 'payment', 'payments', 'log'],
  promotion: ['promotion', 'promotions', 'daily-slots', 'promotable-variants', 'log'],
  refund: [
    'overview',
    'refund',
    'refunds',
    'payment',
    'payments',
    'credit-account',
    'credit-accounts',
    'order',
    'order-history',
    'orders',
    'buyer-orders',
    'buyers',
    'emails',
    'log',
  ],
  reply: ['replies'],
  review: ['reviews', 'log'],
  'tax-certificate': ['overview', 'tax-certificates', 'emails', 'log'],
  'tax-rate': ['tax-rates', 'log'],
  'second-step': ['second-step', 'agent', 'staff'],
  stock: ['overview', 'product', 'products', 'stock', 'log'],
  category: ['categories', 'product', 'product-choices', 'products', 'log'],
  staff: ['staff', 'agent', 'agents', 'emails', 'log'],
} as const satisfies Record<string, readonly QueryName[]>;

/** The kinds of change that agents, operators and messages cause. */
export type Change = keyof typeof STALE_QUERIES;
