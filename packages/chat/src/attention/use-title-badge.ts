'use client';

import { useEffect } from 'react';
import type { ConversationClient } from '../core/index.ts';
import { useChat } from '../provider/index.ts';

const BADGE = /^\(\d+\+?\) /;
const MOST = 99;

/** A title with the count before it; without it for zero. */
export function withBadge(title: string, count: number): string {
  const plain = title.replace(BADGE, '');
  if (count === 0) return plain;
  return `(${count > MOST ? `${MOST}+` : count}) ${plain}`;
}

/** Shows the count of unread messages in the tab's title, whatever the host changes the title to meanwhile. */
export function useTitleBadge(client: Pick<ConversationClient, 'subscribe' | 'getSnapshot'>): void {
  const { unread } = useChat(client);
  useEffect(() => {
    if (unread === 0) return undefined;
    const show = () => {
      const title = withBadge(document.title, unread);
      // Setting what is there would call the observer for ever.
      if (title !== document.title) document.title = title;
    };
    show();
    // Hosts may put a new title element in the place of the old one.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = withBadge(document.title, 0);
    };
  }, [unread]);
}
