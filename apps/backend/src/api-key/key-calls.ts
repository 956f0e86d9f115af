import type { ApiScope } from '@rider/model/api-key';

/** The calls that a key may make, by method and route, each with the scope that it needs. Keys can make no others. */
export const KEY_CALLS = {
  'GET /pc/get_products': 'catalogue:read',
  'GET /product/detail/:id': 'catalogue:read',
  'GET /search/suggest': 'catalogue:read',
  'POST /cart/quick_check': 'catalogue:read',
  'GET /pc/get_order_list': 'orders:read',
  'GET /order/detail/:number': 'orders:read',
  'GET /order/express/:number': 'orders:read',
  'GET /order_export': 'orders:read',
  'GET /address/list': 'orders:write',
  'POST /order/place': 'orders:write',
  'POST /order/cancel': 'orders:write',
  'GET /invoices': 'invoices:read',
  'GET /invoices/:number': 'invoices:read',
  'GET /invoices/:number/pdf': 'invoices:read',
  'GET /invoice_export': 'invoices:read',
} as const satisfies Readonly<Record<string, ApiScope>>;

/** Method and route of a call that keys may make. */
export type KeyCall = keyof typeof KEY_CALLS;
