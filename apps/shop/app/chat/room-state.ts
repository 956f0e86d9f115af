import type { AttachedCard } from '@rider/chat/core';
import { createStore, useStore } from '@rider/web/store';
import { isRoomRemembered, rememberRoom } from '../activity/room-memory.ts';

/** The subject of a question, sent automatically as a card. */
export type ChatCard = AttachedCard;

/** The state of the chat over the page; it is held outside of the routes and so survives navigations. */
export interface RoomState {
  open: boolean;
  /** Whether it was opened here before; its connection then counts unread messages. */
  used: boolean;
  card: ChatCard | null;
  /** Unread messages according to the chat; null before it runs. */
  unread: number | null;
}

const CLOSED: RoomState = { open: false, used: false, card: null, unread: null };

const room = createStore(CLOSED);
if (isRoomRemembered()) room.set({ ...CLOSED, open: true, used: true });

function change(next: Partial<RoomState>): void {
  room.set({ ...room.snapshot(), ...next });
}

/** The current state, with re-rendering on change; closed in the server's HTML. */
export function useRoomState(): RoomState {
  return useStore(room);
}

export function openRoom(card: ChatCard | null): void {
  rememberRoom(true);
  change({ open: true, used: true, card });
}

export function closeRoom(): void {
  rememberRoom(false);
  change({ open: false, card: null });
}

/** Sets the chat's unread count. */
export function showUnread(count: number): void {
  change({ unread: count });
}
