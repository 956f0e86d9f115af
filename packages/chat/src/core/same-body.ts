import type { ChatContent } from '@rider/api/chat';

/** What the existing backend makes of a text before it keeps it: entities decoded, tags and line ends gone, ends trimmed. */
function asKept(text: string): string {
  return text
    .replaceAll(/&(lt|gt|quot|#0?39|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/<[^>]*>?/g, '')
    .replaceAll(/&nbsp;|[\n\t\r]/g, '')
    .trim();
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#039': "'", amp: '&' };

/** Whether a kept message can be what was sent, for servers that keep no client ids. */
export function sameBody(sent: string, content: ChatContent): boolean {
  return asKept(sent) === asKept(bodyOf(content));
}

/** What stands on the wire for a content. */
export function bodyOf(content: ChatContent): string {
  switch (content.kind) {
    case 'image':
      return content.url;
    case 'product':
      return content.productId;
    case 'order':
      return content.orderNumber;
    default:
      return content.text;
  }
}
