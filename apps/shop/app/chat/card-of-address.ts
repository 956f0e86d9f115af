import { screens } from '@rider/model/screens';
import { readProductBody, writeProductBody } from '@rider/api/product-body';
import { SKU_PARAMETER } from '../variant-address/variant-address.ts';
import type { ChatCard } from './chat-state.ts';

/**
 * The chat card for an address: the product of the path or of `productId`, with the variant of `sku` or else the one that the page
 * shows; or the order of `orderId`.
 */
export function cardOfAddress(
  { pathname, search }: { pathname: string; search: string },
  shownSku?: string,
): ChatCard | null {
  const parameters = new URLSearchParams(search);
  const product = /^\/goods_detail\/(\w+)\/?$/.exec(pathname)?.[1] ?? parameters.get('productId');
  if (product) {
    const sku = parameters.get(SKU_PARAMETER) ?? shownSku;
    return { kind: 'product', body: writeProductBody({ productId: product, sku }) };
  }
  const order = parameters.get('orderId');
  return order ? { kind: 'order', body: order } : null;
}

/** The address of the full chat window for a card, without language prefix. */
export function addressOfCard(card: ChatCard | null): string {
  if (!card) return screens.chat;
  if (card.kind === 'order') return `${screens.chat}?${new URLSearchParams({ orderId: card.body }).toString()}`;
  const { productId, sku } = readProductBody(card.body);
  const parameters = new URLSearchParams({ productId, ...(sku !== undefined && { [SKU_PARAMETER]: sku }) });
  return `${screens.chat}?${parameters.toString()}`;
}
