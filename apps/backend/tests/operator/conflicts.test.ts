import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { ROUTE_MODULES, type BackendServices } from '../../src/index.ts';

/** Why a write needs no values that the operator saw: a repeated or late one changes nothing of what others wrote, or is rejected. */
type Harmless =
  /** It adds an entry of its own. */
  | 'adds'
  /** It names what is to go, and shows it in its question. */
  | 'removes'
  /** It is allowed in one state only, which it leaves. */
  | 'once'
  /** It has an idempotency key, and changes by an amount. */
  | 'keyed'
  /** It saves nothing that others edit. */
  | 'reads'
  /** The stock that was counted against is part of what is entered. */
  | 'counted';

/** How each write of operators detects another operator’s change: by what was seen, with the test that shows it, or why it need not. */
const WRITES: Readonly<Record<string, Harmless | { seen: string }>> = {
  'account_requests/approve': 'once',
  'account_requests/refuse': 'once',
  announcements: 'adds',
  'announcements/:id': { seen: 'site/content-desk' },
  'announcements/:id/archive': { seen: 'site/content-desk' },
  'announcements/:id/publish': { seen: 'site/content-desk' },
  banners: 'adds',
  'banners/:id': { seen: 'site/content-desk' },
  'banners/:id/remove': { seen: 'site/content-desk' },
  'buyer_companies/:id/add': 'adds',
  'buyer_companies/:id/members/:uid': { seen: 'buyer-company/company-desk' },
  'buyer_companies/:id/members/:uid/remove': 'removes',
  'buyer_companies/:id/rename': { seen: 'buyer-company/company-desk' },
  'buyers/:uid/credit': { seen: 'credit/on-account' },
  'buyers/:uid/credit/withdraw': { seen: 'credit/on-account' },
  'buyers/:uid/invoice_payment': 'keyed',
  'buyers/:uid/top_up': 'keyed',
  categories: 'adds',
  'categories/:id': { seen: 'catalogue/edit-categories' },
  'categories/:id/order': { seen: 'catalogue/edit-categories' },
  'categories/:id/products': { seen: 'catalogue/edit-categories' },
  'categories/:id/remove': 'removes',
  chat_settings: { seen: 'chat/office-hours' },
  closed_days: { seen: 'shipping/closed-days' },
  'closed_days/:day/remove': 'removes',
  company: { seen: 'site/company' },
  counters: { seen: 'shipping/counters' },
  coupons: 'adds',
  'coupons/:id/change': { seen: 'coupon/coupon-desk' },
  'coupons/:id/extend': { seen: 'coupon/coupon-desk' },
  'coupons/:id/stop': { seen: 'coupon/coupon-desk' },
  cross_references: { seen: 'catalogue/cross-references' },
  'cross_references/:id/remove': 'removes',
  'email_previews/:name': { seen: 'operator/email-previews' },
  'email_previews/:name/preview': 'reads',
  'email_previews/:name/send': 'reads',
  'feedback/:id/answer': 'once',
  freight: { seen: 'shipping/freight-settings' },
  home_page: { seen: 'site/home-page' },
  imports: 'adds',
  'imports/:id/apply': 'once',
  'imports/:id/cancel': 'once',
  news: 'adds',
  'news/:id': { seen: 'site/content-desk' },
  'news/:id/archive': { seen: 'site/content-desk' },
  'news/:id/publish': { seen: 'site/content-desk' },
  news_categories: { seen: 'site/content-desk' },
  numbers: { seen: 'order/number-formats' },
  order_entry: 'keyed',
  'order_entry/buyers/:uid/addresses': 'adds',
  'order_entry/orders/:number': { seen: 'order/change-order' },
  'order_entry/orders/:number/quote': 'reads',
  'order_entry/quote': 'reads',
  order_shipments: 'once',
  'order_shipments/check': 'reads',
  'orders/:number/correct': { seen: 'shipping/parcels' },
  'orders/:number/hand_over': 'once',
  'orders/:number/note': { seen: 'shipping/parcels' },
  'orders/:number/remark': 'adds',
  'orders/:number/ship': 'once',
  'orders/:number/tag': 'adds',
  'orders/:number/terms': { seen: 'order/delivery-terms' },
  'orders/:number/track': 'adds',
  'orders/:number/untag': 'removes',
  'pages/:name': { seen: 'site/content-desk' },
  'partner_keys/:id/revoke': 'once',
  'partner_keys/issue': 'adds',
  payment_methods: { seen: 'payment/payment-settings' },
  'payments/:reference/match': 'once',
  'payments/:reference/payouts/:number/send': 'once',
  'payments/:reference/payouts/:number/settle': 'once',
  'payments/:reference/return': 'once',
  pictures: 'adds',
  previews: 'reads',
  price_groups: { seen: 'catalogue/price-groups' },
  'price_groups/:id/remove': { seen: 'catalogue/price-groups' },
  price_lists: { seen: 'catalogue/contract-prices' },
  'price_lists/:id/remove': { seen: 'catalogue/price-groups' },
  product_documents: 'adds',
  product_table: { seen: 'catalogue/edit-products' },
  product_views: 'adds',
  'product_views/:id/remove': 'removes',
  products: 'adds',
  'products/:id': { seen: 'catalogue/edit-products' },
  promotion_check: 'reads',
  promotions: 'adds',
  'promotions/:id/adjust': { seen: 'promotion/promotion-desk' },
  'promotions/:id/change': { seen: 'promotion/promotion-desk' },
  'promotions/:id/stop': { seen: 'promotion/promotion-desk' },
  quotes: 'adds',
  'quotes/:number/comment': 'adds',
  'quotes/:number/offer': { seen: 'order/quote' },
  'quotes/:number/withdraw': { seen: 'order/quote' },
  'refunds/:number/agree': 'once',
  'refunds/:number/pay-back': 'once',
  'refunds/:number/receive-goods': 'once',
  'refunds/:number/refuse': 'once',
  'reviews/:id/reply': { seen: 'catalogue/reviews' },
  'staff/:id/activate': 'once',
  'staff/:id/deactivate': 'once',
  'staff/:id/invite': 'adds',
  'staff/:id/role': { seen: 'operator/staff' },
  'staff/:id/sign_out': 'removes',
  'staff/:id/withdraw': 'once',
  'staff/invite': 'adds',
  'stock/:id/correct': 'keyed',
  'stock/:id/count': 'counted',
  'stock/:id/low_mark': { seen: 'catalogue/stock' },
  'stock/:id/receive': 'keyed',
  stock_sheet: 'counted',
  'stock_sheet/find': 'reads',
  'tax_certificates/approve': 'once',
  'tax_certificates/refuse': 'once',
  tax_rates: { seen: 'tax/operator-tax-rates' },
  'webhook_deliveries/:id/send': 'once',
};

const CALLS = createApp(ROUTE_MODULES, {} as BackendServices)
  .routes.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/operator/'))
  .map(({ path }) => path.replace('/api/operator/', ''));

describe('writes of two operators', () => {
  test('[B15] each write detects the change of another operator, or is one that loses nothing', () => {
    expect(Object.keys(WRITES).toSorted()).toEqual([...new Set(CALLS)].toSorted());
  });

  test('[B15] a test shows that the second of two operators is rejected', () => {
    const tests = new Set(Object.values(WRITES).flatMap((how) => (typeof how === 'string' ? [] : how.seen)));
    for (const file of tests)
      expect(readFileSync(new URL(`../${file}.test.ts`, import.meta.url), 'utf8'), file).toMatch(
        /900013|changed-meanwhile/,
      );
  });
});
