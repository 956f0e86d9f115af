import type { AttachedCard } from '@rider/chat/core';
import { useSyncExternalStore } from 'react';
import { isRoomRemembered, rememberRoom } from '../activity/room-memory.ts';

/** What the buyer asks about: sent automatically as a card (R7.4). */
export type ChatCard = AttachedCard;

/** The state of the chat over the page; it is held outside of the routes and so survives navigations. */
export interface RoomState {
  open: boolean;
  /** Whether it was opened here before; its connection then keeps counting unread messages. */
  used: boolean;
  card: ChatCard | null;
  /** Unread messages according to the chat; null before it runs. */
  unread: number | null;
}

const CLOSED: RoomState = { open: false, used: false, card: null, unread: null };

let state: RoomState | undefined;
const listeners = new Set<() => void>();

function present(): RoomState {
  const open = isRoomRemembered();
  return (state ??= { ...CLOSED, open, used: open });
}

function change(next: Partial<RoomState>): void {
  state = { ...present(), ...next };
  for (const listener of listeners) listener();
}

/** The current state, with re-rendering on change; closed in the server's HTML. */
export function useRoomState(): RoomState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    present,
    () => CLOSED,
  );
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
