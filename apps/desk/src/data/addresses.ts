/** The desk's address of an order. */
export const orderAddress = (number: string): string => `/orders/${encodeURIComponent(number)}`;
/** The desk's address of a payment. */
export const paymentAddress = (reference: string): string => `/payments/${encodeURIComponent(reference)}`;
/** The desk's address of a product. */
export const productAddress = (id: string): string => `/products/${encodeURIComponent(id)}`;
/** The desk's address of a quote. */
export const quoteAddress = (number: string): string => `/quotes/${encodeURIComponent(number)}`;
/** The desk's address of the form for a buyer's new quote, with these SKUs. */
export const newQuoteAddress = (uid: string, skus: readonly string[] = []): string =>
  `/quotes/new?${new URLSearchParams([['buyer', uid], ...skus.map((sku) => ['sku', sku])]).toString()}`;
/** The desk's address of a refund. */
export const refundAddress = (number: string): string => `/refunds/${encodeURIComponent(number)}`;
/** The desk's address of a variant's stock. */
export const stockAddress = (variantId: string): string => `/stock/${encodeURIComponent(variantId)}`;
/** The desk's address of a buyer's account. */
export const accountAddress = (uid: string): string => `/invoices/${encodeURIComponent(uid)}`;
/** The desk's address of the form for a buyer's new order. */
export const newOrderAddress = (uid: string): string => `/orders/new?buyer=${encodeURIComponent(uid)}`;
