'use client';

import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyWithRetry } from '../lazy-with-retry/index.ts';
import { toastQueue } from './queue.ts';

const ToastRegion = lazyWithRetry(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** The region of toasts. Render it once, in the root; its code loads with the first toast. */
export function Toasts() {
  const queue = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, toastQueue.readOnServer);
  const [needed, setNeeded] = useState(false);
  if (queue.length > 0 && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion queue={queue} />
    </Suspense>
  );
}
