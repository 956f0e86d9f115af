'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ChatSnapshot, ConversationClient, ConnectionState } from '../core/index.ts';

/** What the client knows, rendered again with every change. */
export function useChat(client: Pick<ConversationClient, 'subscribe' | 'getSnapshot'>): ChatSnapshot {
  return useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot);
}

/** A client whose line can be opened and ended. */
export interface LineClient extends Pick<ConversationClient, 'subscribe' | 'getSnapshot' | 'reconnect'> {
  start(): void;
  stop(): void;
}

/** What `useChatSocket` answers. */
export interface ChatLine {
  connection: ConnectionState;
  unread: number;
  signedOut: boolean;
  reconnect(): void;
}

/** Keeps the client's line open as long as the component lives, window open or not: unread messages are counted. */
export function useChatSocket(client: LineClient): ChatLine {
  useEffect(() => {
    client.start();
    return () => client.stop();
  }, [client]);
  const { connection, unread, signedOut } = useChat(client);
  const reconnect = useCallback(() => client.reconnect(), [client]);
  return { connection, unread, signedOut, reconnect };
}
