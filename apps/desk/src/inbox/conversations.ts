import type { DeskConversation } from '@rider/api/desk';
import { useEffect } from 'react';
import type { ConversationClient } from '@rider/chat/core';
import { conversationsQuery } from '../data/queries.ts';
import { useAnswers, useOptionalQuery } from '../data/use-query.ts';

/** News arrives over the socket; polling finds what it missed (ms). */
const REFRESH_MS = 60_000;

/** The agent's conversations, found by a search. */
export function useConversations(search = '') {
  return useOptionalQuery(conversationsQuery(search), { refreshInterval: REFRESH_MS, keepPreviousData: true });
}

/** The number of unread messages in all conversations. */
export function unreadIn(conversations: readonly DeskConversation[] | undefined): number {
  return (conversations ?? []).reduce((sum, { unread }) => sum + unread, 0);
}

/** Refetches the conversations whenever the socket reports news or reconnects. */
export function useFreshConversations(client: ConversationClient): void {
  const { invalidate } = useAnswers();
  useEffect(() => {
    const refresh = () => void invalidate('conversation');
    const stops = [client.on('news', refresh), client.on('connection', refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, invalidate]);
}
