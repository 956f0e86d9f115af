'use client';

import { useEffect } from 'react';
import type { ConversationClient } from '../core/index.ts';
import { fileChime, toneChime, type Chime } from './chime.ts';
import { soundAddress } from './sound-address.ts';

/** Messages within this time (ms) cause one sound. */
const QUIET_MS = 1_000;

/** Options of the sound. */
export interface MessageSoundOptions {
  /** The host's sound, https or same origin; other addresses are ignored. The default sound when absent. */
  soundUrl?: string | undefined;
  /** Also plays for conversations that are not open. */
  everywhere?: boolean;
}

const GESTURES = ['pointerdown', 'keydown'] as const;

function chimeOf(soundUrl: string | undefined): Chime {
  const address = soundAddress(soundUrl, document.baseURI);
  const tone = toneChime();
  return address === undefined ? tone : fileChime(address, tone);
}

/** Plays a sound for incoming messages unless muted. Of several tabs, only the leader plays it. */
export function useMessageSound(
  client: Pick<ConversationClient, 'on' | 'getSnapshot'>,
  { soundUrl, everywhere = false }: MessageSoundOptions = {},
): void {
  useEffect(() => {
    const chime = chimeOf(soundUrl);
    const ended = new AbortController();
    let soundedAt = Number.NEGATIVE_INFINITY;
    for (const gesture of GESTURES)
      document.addEventListener(gesture, () => chime.unlock(), { once: true, capture: true, signal: ended.signal });
    const sound = (leads: boolean) => {
      const now = performance.now();
      if (!leads || client.getSnapshot().muted || now - soundedAt < QUIET_MS) return;
      soundedAt = now;
      chime.play();
    };
    const stop = everywhere
      ? client.on('news', ({ incoming, leads }) => incoming && sound(leads))
      : client.on('received', ({ leads }) => sound(leads));
    return () => {
      ended.abort();
      stop();
    };
  }, [client, soundUrl, everywhere]);
}
