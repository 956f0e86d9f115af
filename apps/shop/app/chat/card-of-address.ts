import type { ChatCard } from './room-state.ts';

/** What an address is about (R7.4): a product page's id or `productId`, the order of `orderId`. */
export function cardOfAddress({ pathname, search }: { pathname: string; search: string }): ChatCard | null {
  const parameters = new URLSearchParams(search);
  const product = /^\/goods_detail\/(\w+)\/?$/.exec(pathname)?.[1] ?? parameters.get('productId');
  if (product) return { kind: 'product', body: product };
  const order = parameters.get('orderId');
  return order ? { kind: 'order', body: order } : null;
}

/** The full window's address for a card, without language prefix. */
export function addressOfCard(card: ChatCard | null): string {
  if (!card) return '/AppChat';
  const name = card.kind === 'product' ? 'productId' : 'orderId';
  return `/AppChat?${new URLSearchParams({ [name]: card.body }).toString()}`;
}
