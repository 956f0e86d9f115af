'use client';

import { VisuallyHidden } from '@rider/ui/visually-hidden';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/**
 * The one polite live region of a conversation, inside its own tree: a region of the page around it would be out of
 * reach in a shadow root. What stands below says something through `useAnnounce`.
 */
export function Announcing({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ message: '', turn: 0 });
  const announce = useCallback((message: string) => setSaid(({ turn }) => ({ message, turn: turn + 1 })), []);
  // A new key makes the same words be read again.
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="div" aria-live="polite" data-component="chat-announcer">
        <span key={said.turn}>{said.message}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** Says a message politely; nothing happens outside of a conversation. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext);
}
