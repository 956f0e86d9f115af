'use client';

import { createContext, useContext } from 'react';

/** What can be done with a message. */
export interface MessageActions {
  retry(clientId: string): void;
  discard(clientId: string): void;
  /** Shows the picture of a row large. */
  enlarge(key: string): void;
}

export const MessageActionsContext = createContext<MessageActions | null>(null);

/** The actions of the conversation around. */
export function useMessageActions(): MessageActions {
  const actions = useContext(MessageActionsContext);
  if (!actions) throw new Error('a message stands outside of a conversation');
  return actions;
}
