import type { AddressWire } from '@rider/api/address';
import type {
  ProductDetailWire,
  ProductListRequestWire,
  ProductListWire,
  SuggestionsWire,
  SuggestRequestWire,
} from '@rider/api/catalogue';
import type { FileWire } from '@rider/api/file';
import type {
  CancelOrderRequestWire,
  DirectOrder,
  DirectOrderInput,
  OrderListRequestWire,
  OrderWire,
} from '@rider/api/order';
import type { ParcelTrackRequestWire, ParcelTrackWire } from '@rider/api/shipping';
import type { WebhookBody, WebhookDataByType } from '@rider/api/webhook';
import type { DaysRequestWire, ListWire, PageRequestWire } from '@rider/api/wire';
import type { InvoiceDetail, InvoiceList } from '@rider/model/invoice';
import type { QuickOrderCheck } from '@rider/model/quick-order';

/** The format of a table: `csv` (default) or `xlsx`. */
interface TableRequest extends DaysRequestWire {
  format?: 'csv' | 'xlsx';
}

/** The orders of a table, as in their list. */
type OrderTableRequest = TableRequest &
  Pick<OrderListRequestWire, 'search' | 'type'> & {
    /** One row for each order (default), or for each line. */
    rows?: 'orders' | 'lines';
  };

/** Rows of SKU and quantity to check. */
interface CheckRequest {
  /** Pairs of a SKU, barcode or words, and a quantity; at most 500. */
  rows: [text: string, quantity: string][];
}

/** What the calls of API keys take and answer: the types of the client. The schemas of the reference are generated from them. */
export interface DescribedCalls {
  'GET /pc/get_products': { request: ProductListRequestWire; answer: ProductListWire };
  'GET /product/detail/:id': { request: Record<never, never>; answer: ProductDetailWire };
  'GET /search/suggest': { request: SuggestRequestWire; answer: SuggestionsWire };
  'POST /cart/quick_check': { request: CheckRequest; answer: QuickOrderCheck };
  'GET /pc/get_order_list': { request: OrderListRequestWire; answer: ListWire<OrderWire> };
  'GET /order/detail/:number': { request: Record<never, never>; answer: OrderWire };
  'GET /order/express/:number': { request: ParcelTrackRequestWire; answer: ParcelTrackWire };
  'GET /order_export': { request: OrderTableRequest; answer: FileWire };
  'GET /address/list': { request: PageRequestWire; answer: AddressWire[] };
  'POST /order/place': { request: DirectOrderInput; answer: DirectOrder };
  'POST /order/cancel': { request: CancelOrderRequestWire; answer: null };
  'GET /invoices': { request: PageRequestWire; answer: InvoiceList };
  'GET /invoices/:number': { request: Record<never, never>; answer: InvoiceDetail };
  'GET /invoices/:number/pdf': { request: Record<never, never>; answer: FileWire };
  'GET /invoice_export': { request: TableRequest; answer: FileWire };
}

/** The bodies of webhooks. */
export type DescribedWebhooks = { [Type in keyof WebhookDataByType]: WebhookBody<Type> };
