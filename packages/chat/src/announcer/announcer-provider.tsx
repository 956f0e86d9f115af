'use client';

import { VisuallyHidden } from '@rider/ui/visually-hidden';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/**
 * The one polite live region of a conversation. It is inside the chat's own tree, because a region of the page is not
 * reachable from a shadow root. Descendants announce through `useAnnounce`.
 */
export function AnnouncerProvider({
  children,
}: {
  /** What may announce to screen readers. */
  children: ReactNode;
}) {
  const [said, setSaid] = useState({ message: '', turn: 0 });
  const announce = useCallback((message: string) => setSaid(({ turn }) => ({ message, turn: turn + 1 })), []);
  // A new key makes screen readers read the same words again.
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="div" aria-live="polite" data-component="chat-announcer">
        <span key={said.turn}>{said.message}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** Announces a message politely; does nothing outside of a conversation. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext);
}
