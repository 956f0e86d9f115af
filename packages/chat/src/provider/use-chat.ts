'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ChatSnapshot, ConversationClient, ConnectionState } from '../core/index.ts';

/** The client's snapshot; re-renders with every change. */
export function useChat(client: Pick<ConversationClient, 'subscribe' | 'getSnapshot'>): ChatSnapshot {
  return useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot);
}

/** A client that can connect and disconnect. */
export interface ConnectableClient extends Pick<ConversationClient, 'subscribe' | 'getSnapshot' | 'reconnect'> {
  start(): void;
  stop(): void;
}

/** Result of `useChatSocket`. */
export interface ChatSocketState {
  connection: ConnectionState;
  unread: number;
  signedOut: boolean;
  reconnect(): void;
}

/** Connects the client while the component is mounted, to count unread messages. */
export function useChatSocket(client: ConnectableClient): ChatSocketState {
  useEffect(() => {
    client.start();
    return () => client.stop();
  }, [client]);
  const { connection, unread, signedOut } = useChat(client);
  const reconnect = useCallback(() => client.reconnect(), [client]);
  return { connection, unread, signedOut, reconnect };
}
