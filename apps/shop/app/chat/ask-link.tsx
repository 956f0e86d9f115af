import { LinkButton, type LinkButtonProps } from '@rider/ui/button';
import type { ChatCard } from './chat-state.ts';
import { useChatLink } from './use-chat-link.ts';

/** Opens the chat, about the product or order in `card` if any. Without script it is a link. */
export function AskLink({ card, ...look }: Omit<LinkButtonProps, 'href' | 'target'> & { card: ChatCard | null }) {
  // With a target the link is a plain anchor and prefetches nothing.
  return <LinkButton icon="chat" target="_self" {...look} {...useChatLink(card)} />;
}
