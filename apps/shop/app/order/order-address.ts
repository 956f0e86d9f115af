/** The page of an order. */
export function orderAddress(number: string, more: Readonly<Record<string, string>> = {}): string {
  return `/order_detail?${new URLSearchParams({ orderId: number, ...more }).toString()}`;
}

/** Where an order's parcel is. */
export function trackAddress(number: string): string {
  return `/logistics?${new URLSearchParams({ orderId: number }).toString()}`;
}

/** The checkout of lines that were bought again. */
export function againAddress(lineIds: readonly string[]): string {
  return `/order_confirm?${new URLSearchParams({ cartId: lineIds.join(','), new: '1' }).toString()}`;
}
