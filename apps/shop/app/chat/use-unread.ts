import type { User } from '@rider/model/account';
import { useEffect, useSyncExternalStore } from 'react';
import { useRoomState } from './room-state.ts';
import { readUnreadCookie, writeUnreadCookie } from './unread-cookie.ts';

function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Unread messages (R7.5): as the running chat counts them, else as the last tab that knew, else as the backend said with the page. */
export function useUnread(user: User | null): number {
  const { unread } = useRoomState();
  const told = user?.unreadMessages ?? 0;
  // The page's answer is newer than any cookie; later on the cookie is.
  useEffect(() => {
    if (user) writeUnreadCookie(told);
  }, [user, told]);
  const kept = useSyncExternalStore(onReturn, readUnreadCookie, () => null);
  return user ? (unread ?? kept ?? told) : 0;
}
