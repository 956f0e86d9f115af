import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and while it is hydrated, then true: for what only works with script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
