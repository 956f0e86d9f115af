import { LinkButton, type LinkButtonProps } from '@rider/ui/button';
import type { ChatCard } from './room-state.ts';
import { useChatLink } from './use-chat-link.ts';

/** Asks the shop, about a product or an order where `card` is one: opens the chat with it. Works as a link without script. */
export function AskLink({ card, ...look }: Omit<LinkButtonProps, 'href' | 'target'> & { card: ChatCard | null }) {
  // With a target the link is a plain anchor and prefetches nothing.
  return <LinkButton icon="chat" target="_self" {...look} {...useChatLink(card)} />;
}
