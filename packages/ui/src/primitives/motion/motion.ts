'use client';

import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the user allows animation (`prefers-reduced-motion`). */
export function motionAllowed(): boolean {
  return !matchMedia(REDUCED_MOTION).matches;
}

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The same as a hook; false on the server, so that nothing moves before the preference is read. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(watchMotion, motionAllowed, () => false);
}
