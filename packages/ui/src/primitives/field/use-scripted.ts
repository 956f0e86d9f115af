'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component is hydrated. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
