'use client';

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

type Listener = (message: string) => void;

/** Messages within this time (ms) are joined, or they would interrupt each other. */
const SAME_MOMENT_MS = 100;

const listeners = new Set<Listener>();

/** Announces a message politely through the page's live region; does nothing if no `<Announcer>` is mounted. */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

/** The page's polite live region. Render it once, in the root of the application. */
export function Announcer() {
  const [announcement, setAnnouncement] = useState({ message: '', turn: 0, at: -SAME_MOMENT_MS });
  useEffect(() => {
    const listener = (message: string) => {
      const at = performance.now();
      setAnnouncement((last) => ({
        message: at - last.at < SAME_MOMENT_MS ? `${last.message} ${message}` : message,
        turn: last.turn + 1,
        at,
      }));
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  // A new key makes screen readers repeat an identical message.
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite" data-component="announcer">
      <span key={announcement.turn}>{announcement.message}</span>
    </VisuallyHidden>
  );
}
