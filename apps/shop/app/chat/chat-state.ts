import type { AttachedCard } from '@rider/chat/core';
import { createStore, useStore } from '@rider/web/store';
import { wasChatOpen, rememberChat } from '../activity/chat-memory.ts';

/** The subject of a question, sent automatically as a card. */
export type ChatCard = AttachedCard;

/** The state of the chat over the page; it is held outside of the routes and so survives navigations. */
export interface ChatState {
  open: boolean;
  /** Whether it was opened here before; its connection then counts unread messages. */
  used: boolean;
  card: ChatCard | null;
  /** Unread messages according to the chat; null before it runs. */
  unread: number | null;
}

const CLOSED: ChatState = { open: false, used: false, card: null, unread: null };

const chat = createStore(CLOSED);
if (wasChatOpen()) chat.set({ ...CLOSED, open: true, used: true });

function change(next: Partial<ChatState>): void {
  chat.set({ ...chat.snapshot(), ...next });
}

/** The current state, with re-rendering on change; closed in the server's HTML. */
export function useChatState(): ChatState {
  return useStore(chat);
}

export function openChat(card: ChatCard | null): void {
  rememberChat(true);
  change({ open: true, used: true, card });
}

export function closeChat(): void {
  rememberChat(false);
  change({ open: false, card: null });
}

/** Sets the chat's unread count. */
export function showUnread(count: number): void {
  change({ unread: count });
}
