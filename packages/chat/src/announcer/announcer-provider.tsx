'use client';

import { VisuallyHidden } from '@rider/ui/visually-hidden';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/**
 * The polite live region of a conversation, inside the chat's tree because a shadow root cannot reach one in the page. Descendants announce
 * through `useAnnounce`.
 */
export function AnnouncerProvider({
  children,
}: {
  /** Descendants that can announce to screen readers. */
  children: ReactNode;
}) {
  const [announcement, setAnnouncement] = useState({ message: '', turn: 0 });
  const announce = useCallback((message: string) => setAnnouncement(({ turn }) => ({ message, turn: turn + 1 })), []);
  // A new key makes screen readers repeat an identical message.
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="div" aria-live="polite" data-component="chat-announcer">
        <span key={announcement.turn}>{announcement.message}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** Announces a message politely; does nothing outside a conversation. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext);
}
