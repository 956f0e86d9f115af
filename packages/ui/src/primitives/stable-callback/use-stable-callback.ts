'use client';

import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a stable function that runs the callback of the last render, for effects that must not run again.
 * React has useEffectEvent only since 19.2.
 */
export function useStableCallback<Given extends unknown[], Result>(act: (...given: Given) => Result) {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given): Result => latest.current(...given), []);
}
