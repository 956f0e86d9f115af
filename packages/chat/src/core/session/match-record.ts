import { readProductBody, writeProductBody } from '@rider/api/chat';
import type { ChatContent, ChatMessage } from '@rider/model/chat';
import { compareIds } from '../message-order.ts';
import type { OutboxItem } from '../outbox.ts';

/** Normalises a text as CRMEB stores it: entities decoded, tags and line breaks removed, trimmed. */
function asStored(text: string): string {
  return text
    .replaceAll(/&(lt|gt|quot|#0?39|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/<[^>]*>?/g, '')
    .replaceAll(/&nbsp;|[\n\t\r]/g, '')
    .trim();
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#039': "'", amp: '&' };

function isSameBody(sent: string, content: ChatContent): boolean {
  // Servers without variants received only the product's id.
  if (content.kind === 'product' && content.sku === undefined) {
    return readProductBody(sent).productId === content.productId;
  }
  return asStored(sent) === asStored(bodyOf(content));
}

/** The wire body of a content. */
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

/** Whether a record without client id can be this message: same content, and newer than the newest id known at the first send. */
export function isRecordOf(item: OutboxItem, message: ChatMessage): boolean {
  const isNewer = compareIds(message.id, item.sentAfter ?? '0') > 0;
  const isSameKind = message.toUid === item.agentUid && message.content.kind === item.kind;
  return isNewer && isSameKind && isSameBody(item.body, message.content);
}
