'use client';

import { useEffect, useState } from 'react';
import type { SuggestedProducts } from './suggestion-groups.ts';

/** Debounce in milliseconds. */
const TYPING_PAUSE = 150;

interface Found {
  text: string;
  found: SuggestedProducts | null;
  failed: boolean;
}

const NOTHING: Found = { text: '', found: null, failed: false };

/** The suggestions for a text; the previous ones stay while new ones load, so that the list does not flicker. */
export function useSuggestedProducts(
  text: string,
  load: ((text: string, signal: AbortSignal) => Promise<SuggestedProducts>) | undefined,
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
        (loaded) => keep({ text, found: loaded, failed: false }),
        () => keep({ text, found: null, failed: true }),
      );
    }, TYPING_PAUSE);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text, load]);
  return text === '' ? NOTHING : found;
}
