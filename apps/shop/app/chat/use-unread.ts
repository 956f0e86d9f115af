import type { User } from '@rider/model/account';
import { useEffect, useSyncExternalStore } from 'react';
import { useChatState } from './chat-state.ts';
import { readUnreadCookie, writeUnreadCookie } from './unread-cookie.ts';

function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Unread messages: from the running chat, else from the last tab's cookie, else from the backend's data of the page. */
export function useUnread(user: User | null): number {
  const { unread } = useChatState();
  const loaded = user?.unreadMessages ?? null;
  // On load the page's data is newer than any cookie; later the cookie is.
  useEffect(() => {
    if (loaded !== null) writeUnreadCookie(loaded);
  }, [loaded]);
  const fromCookie = useSyncExternalStore(onReturn, readUnreadCookie, () => null);
  return (user && (unread ?? fromCookie ?? loaded)) || 0;
}
