import type { ChatContent, ChatMessage } from '@rider/model/chat';
import type { ChatSnapshot } from './snapshot.ts';

/** `/media/…` is relative to the shop, but the page has another origin. */
function addressIn(origin: string, address: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? origin + address : address;
}

function contentIn(origin: string, content: ChatContent): ChatContent {
  if (content.kind === 'image') return { ...content, url: addressIn(origin, content.url) };
  if (content.kind === 'product' && content.product)
    return { ...content, product: { ...content.product, image: addressIn(origin, content.product.image) } };
  if (content.kind === 'order' && content.order) {
    const lines = content.order.lines.map((line) => ({ ...line, image: addressIn(origin, line.image) }));
    return { ...content, order: { ...content.order, lines } };
  }
  return content;
}

function announcementIn(origin: string, announcement: string): string {
  return announcement.replaceAll(/(\s(?:src|href)\s*=\s*["'])\/(?!\/)/gi, `$1${origin}/`);
}

/**
 * Resolves the addresses of pictures against the shop's origin, for pages of another origin. Unchanged parts of a snapshot keep their
 * identity.
 */
export function resolvePictures(origin: string): (snapshot: ChatSnapshot) => ChatSnapshot {
  const messages = new WeakMap<ChatMessage, ChatMessage>();
  const messageIn = (message: ChatMessage): ChatMessage => {
    const known = messages.get(message);
    if (known) return known;
    const { avatar, content } = message;
    const made = { ...message, avatar: addressIn(origin, avatar), content: contentIn(origin, content) };
    messages.set(message, made);
    return made;
  };
  const withAvatar = <Face extends { avatar: string }>(face: Face): Face => ({
    ...face,
    avatar: addressIn(origin, face.avatar),
  });
  let last: { from: ChatSnapshot; to: ChatSnapshot } | undefined;
  return (from) => {
    if (last?.from === from) return last.to;
    const unchanged = <Part>(part: (snapshot: ChatSnapshot) => Part) =>
      last && part(last.from) === part(from) ? part(last.to) : undefined;
    const to: ChatSnapshot = {
      ...from,
      agent: unchanged(({ agent }) => agent) ?? (from.agent && withAvatar(from.agent)),
      agents: unchanged(({ agents }) => agents) ?? from.agents.map(withAvatar),
      messages: unchanged((snapshot) => snapshot.messages) ?? from.messages.map(messageIn),
      announcement: unchanged(({ announcement }) => announcement) ?? announcementIn(origin, from.announcement),
    };
    last = { from, to };
    return to;
  };
}
