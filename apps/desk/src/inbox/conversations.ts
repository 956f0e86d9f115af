import { getDeskConversations, type DeskConversation } from '@rider/api/desk';
import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { ConversationClient } from '@rider/chat/core';
import { api } from '../session/desk-api.ts';

const KEY = 'kefuapi/conversations';
/** The line tells of what is new; this is for what it could not tell (ms). */
const REFRESH_MS = 60_000;

/** The agent's conversations, found by a search. */
export function useConversations(search = '') {
  return useSWR([KEY, search], () => getDeskConversations(api, search), {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
  });
}

/** How many messages wait in all conversations. */
export function unreadIn(conversations: readonly DeskConversation[] | undefined): number {
  return (conversations ?? []).reduce((sum, { unread }) => sum + unread, 0);
}

/** Asks for the conversations again whenever the line tells of something new in one. */
export function useFreshConversations(client: ConversationClient): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const refresh = () => void mutate((key) => Array.isArray(key) && key[0] === KEY);
    const stops = [client.on('news', refresh), client.on('connection', refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, mutate]);
}
