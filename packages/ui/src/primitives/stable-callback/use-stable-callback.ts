'use client';

import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same and always does what the last render says, for effects that must not run again.
 * React’s own, useEffectEvent, is missing before 19.2.
 */
export function useStableCallback<Given extends unknown[], Result>(act: (...given: Given) => Result) {
  const latest = useRef(act);
  useInsertionEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given): Result => latest.current(...given), []);
}
