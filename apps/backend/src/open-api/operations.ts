import type { KeyCall } from '../api-key/key-calls.ts';
import type { MessageId } from '../messages/index.ts';

type NamedInTexts<Id> = Id extends `backend.openApi.${infer Name}` ? Name : never;

/** What the schemas of a call do not contain. */
export interface Operation {
  /** Its id in the document, and the name of its summary in messages/*.json. */
  id: NamedInTexts<MessageId>;
  /** An example of the body. */
  example?: object;
}

/** The calls in the order of the reference. */
export const OPERATIONS: Readonly<Record<KeyCall, Operation>> = {
  'GET /pc/get_products': { id: 'listProducts' },
  'GET /product/detail/:id': { id: 'getProduct' },
  'GET /search/suggest': { id: 'suggestProducts' },
  'POST /cart/quick_check': { id: 'checkRows', example: { rows: [['RD-HINGE-180-BN-8MM', '20']] } },
  'GET /address/list': { id: 'listAddresses' },
  'POST /order/place': {
    id: 'placeOrder',
    example: {
      key: '5f3c1f0e-4d0b-4a7e-9d5c-2f6c8f1f0a11',
      lines: [{ sku: 'RD-HINGE-180-BN-8MM', quantity: 20 }],
      addressId: '1000',
      payment: 'invoice',
      purchaseOrderNumber: 'PO-1042',
    },
  },
  'POST /order/cancel': { id: 'cancelOrder', example: { id: 'R-2026-000123' } },
  'GET /pc/get_order_list': { id: 'listOrders' },
  'GET /order/detail/:number': { id: 'getOrder' },
  'GET /order/express/:number': { id: 'trackParcel' },
  'GET /order_export': { id: 'exportOrders' },
  'GET /invoices': { id: 'listInvoices' },
  'GET /invoices/:number': { id: 'getInvoice' },
  'GET /invoices/:number/pdf': { id: 'getInvoiceFile' },
  'GET /invoice_export': { id: 'exportInvoices' },
};
