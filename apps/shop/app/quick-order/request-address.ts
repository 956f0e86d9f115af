import { quoteRequestScreen } from '@rider/model/order-screens';
import type { QuickOrderRow } from '@rider/model/quick-order';

/** What a request for a quote begins with, instead of the lines of the cart. */
export interface RequestStart {
  /** Texts and quantities, as in the quick order. */
  rows: QuickOrderRow[];
  /** Products whose variant is not chosen. */
  productIds: string[];
  /** An order whose lines are to be quoted; empty for none. */
  orderNumber: string;
}

/** Between the text and the quantity of a row. */
const SEPARATOR = '*';
/** The server rejects addresses that are a little longer. */
const LONGEST_ADDRESS = 3500;

/** The address of the form for rows that no address contains: it shows them until it is reloaded. */
export const unnamedRequestScreen = `${quoteRequestScreen}?row=`;

/** The address of the form that begins with this; null for more rows than an address takes. */
export function quoteRequestAddress({ rows = [], productIds = [], orderNumber = '' }: Partial<RequestStart>) {
  const parameters = new URLSearchParams([
    ...rows.map(({ text, quantity }) => ['row', `${text}${SEPARATOR}${quantity}`]),
    ...productIds.map((id) => ['product', id]),
    ...(orderNumber === '' ? [] : [['order', orderNumber]]),
  ]);
  const address = parameters.size === 0 ? quoteRequestScreen : `${quoteRequestScreen}?${parameters.toString()}`;
  return address.length > LONGEST_ADDRESS ? null : address;
}

/** Reads an address of {@link quoteRequestAddress}; null for the lines of the cart. */
export function requestStartOf(parameters: URLSearchParams): RequestStart | null {
  const start = {
    rows: parameters.getAll('row').flatMap((row) => {
      const end = row.lastIndexOf(SEPARATOR);
      return end < 1 ? [] : [{ text: row.slice(0, end), quantity: row.slice(end + 1) }];
    }),
    productIds: parameters.getAll('product'),
    orderNumber: parameters.get('order') ?? '',
  };
  return ['row', 'product', 'order'].some((name) => parameters.has(name)) ? start : null;
}
