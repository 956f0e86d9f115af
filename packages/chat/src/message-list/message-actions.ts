'use client';

import { createContext, useContext } from 'react';

/** Actions on a message. */
export interface MessageActions {
  retry(clientId: string): void;
  discard(clientId: string): void;
  /** Opens the picture of a row in the viewer. */
  enlarge(key: string): void;
}

export const MessageActionsContext = createContext<MessageActions | null>(null);

/** The actions of the enclosing conversation. */
export function useMessageActions(): MessageActions {
  const actions = useContext(MessageActionsContext);
  if (!actions) throw new Error('a message needs a conversation around it');
  return actions;
}
