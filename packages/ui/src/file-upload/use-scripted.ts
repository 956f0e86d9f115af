'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the script has taken over what the server rendered. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
