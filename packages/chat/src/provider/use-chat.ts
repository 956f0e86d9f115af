'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ChatSnapshot, ConversationClient, ConnectionState } from '../core/index.ts';

/** The client's snapshot; re-renders with every change. */
export function useChat(client: Pick<ConversationClient, 'subscribe' | 'getSnapshot'>): ChatSnapshot {
  return useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot);
}

/** A client that can connect and disconnect. */
export interface LineClient extends Pick<ConversationClient, 'subscribe' | 'getSnapshot' | 'reconnect'> {
  start(): void;
  stop(): void;
}

/** Result of `useChatSocket`. */
export interface ChatLine {
  connection: ConnectionState;
  unread: number;
  signedOut: boolean;
  reconnect(): void;
}

/** Keeps the client connected while the component is mounted, to count unread messages. */
export function useChatSocket(client: LineClient): ChatLine {
  useEffect(() => {
    client.start();
    return () => client.stop();
  }, [client]);
  const { connection, unread, signedOut } = useChat(client);
  const reconnect = useCallback(() => client.reconnect(), [client]);
  return { connection, unread, signedOut, reconnect };
}
