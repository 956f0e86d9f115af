import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and during hydration, then true: guards what only works with script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
