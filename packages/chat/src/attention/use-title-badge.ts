'use client';

import { useEffect } from 'react';
import type { ConversationClient } from '../core/index.ts';
import { useChat } from '../provider/index.ts';

const BADGE = /^\(\d+\+?\) /;
const MOST = 99;

/** The title with the count in front; the plain title at zero. */
export function withBadge(title: string, count: number): string {
  const plain = title.replace(BADGE, '');
  if (count === 0) return plain;
  return `(${count > MOST ? `${MOST}+` : count}) ${plain}`;
}

/** Shows the number of unread messages in the document title, also after the host changes the title. */
export function useTitleBadge(client: Pick<ConversationClient, 'subscribe' | 'getSnapshot'>): void {
  const { unread } = useChat(client);
  useEffect(() => {
    if (unread === 0) return undefined;
    const show = () => {
      const title = withBadge(document.title, unread);
      // Writing an unchanged title would trigger the observer again and loop.
      if (title !== document.title) document.title = title;
    };
    show();
    // Hosts may replace the title element.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = withBadge(document.title, 0);
    };
  }, [unread]);
}
