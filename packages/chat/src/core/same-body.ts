import { readProductBody, writeProductBody } from '@rider/api/chat';
import type { ChatContent, ChatMessage } from '@rider/model/chat';
import { compareIds } from './message-order.ts';
import type { OutboxItem } from './outbox.ts';

/** What the existing backend makes of a text before it keeps it: entities decoded, tags and line ends gone, ends trimmed. */
function asKept(text: string): string {
  return text
    .replaceAll(/&(lt|gt|quot|#0?39|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/<[^>]*>?/g, '')
    .replaceAll(/&nbsp;|[\n\t\r]/g, '')
    .trim();
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#039': "'", amp: '&' };

function sameBody(sent: string, content: ChatContent): boolean {
  // A server that knows no articles was told the product alone.
  if (content.kind === 'product' && content.article === undefined) {
    return readProductBody(sent).productId === content.productId;
  }
  return asKept(sent) === asKept(bodyOf(content));
}

/** What stands on the wire for a content. */
export function bodyOf(content: ChatContent): string {
  switch (content.kind) {
    case 'image':
      return content.url;
    case 'product':
      return writeProductBody(content);
    case 'order':
      return content.orderNumber;
    default:
      return content.text;
  }
}

/** Whether a message of a server without client ids is this one: the same, and newer than what was there before it was sent. */
export function canBe(item: OutboxItem, message: ChatMessage): boolean {
  const isNewer = compareIds(message.id, item.sentAfter ?? '0') > 0;
  const isSameKind = message.toUid === item.agentUid && message.content.kind === item.kind;
  return isNewer && isSameKind && sameBody(item.body, message.content);
}
