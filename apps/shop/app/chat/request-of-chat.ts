import type { ChatMessage } from '@rider/model/chat';
import type { RequestStart } from '../quick-order/request-address.ts';

/** How long before the last card another one belongs to the same question (ms). */
const SAME_TALK_MS = 24 * 3_600_000;
/** Most products of a request. */
const MOST = 20;

/** What a request for a quote out of a chat begins with: the order that was shown last, or the products since. Empty without cards. */
export function requestOfChat(messages: readonly Pick<ChatMessage, 'content' | 'sentAt'>[]): Partial<RequestStart> {
  const cards = messages.filter(({ content: { kind } }) => kind === 'product' || kind === 'order');
  const last = cards.at(-1);
  if (last === undefined) return {};
  if (last.content.kind === 'order') return { orderNumber: last.content.orderNumber };
  const lastOrder = cards.findLastIndex(({ content }) => content.kind === 'order');
  const rows = new Set<string>();
  const productIds = new Set<string>();
  for (const { content, sentAt } of cards.slice(lastOrder + 1).slice(-MOST)) {
    if (content.kind !== 'product' || last.sentAt - sentAt > SAME_TALK_MS) continue;
    if (content.sku === undefined) productIds.add(content.productId);
    else rows.add(content.sku);
  }
  return { rows: [...rows].map((text) => ({ text, quantity: '1' })), productIds: [...productIds] };
}
