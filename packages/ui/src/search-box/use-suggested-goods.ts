'use client';

import { useEffect, useState } from 'react';
import type { SuggestedGoods } from './suggestion-groups.ts';

/** Milliseconds of rest after a key before the shop is asked. */
const TYPING_PAUSE = 150;

interface Found {
  text: string;
  goods: SuggestedGoods | null;
  failed: boolean;
}

const NOTHING: Found = { text: '', goods: null, failed: false };

/** The shop's suggestions for a text; the last ones stay while new ones are on the way, so that the list does not flicker. */
export function useSuggestedGoods(
  text: string,
  load: ((text: string, signal: AbortSignal) => Promise<SuggestedGoods>) | undefined,
): Found {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (text === '' || !load) return undefined;
    const control = new AbortController();
    const keep = (next: Found) => {
      if (!control.signal.aborted) setFound(next);
    };
    const timer = setTimeout(() => {
      load(text, control.signal).then(
        (goods) => keep({ text, goods, failed: false }),
        () => keep({ text, goods: null, failed: true }),
      );
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text, load]);
  return text === '' ? NOTHING : found;
}
