'use client';

import { useEffect, useState, type ComponentType } from 'react';

/** A module with a part of the window. */
export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Time between two attempts to load a part (ms). */
const RETRY_MS = 2_000;

/** A part of the window that is loaded when it is first wanted; null until then. While its code cannot be loaded, it is tried again. */
export function usePart<Props>(isWanted: boolean, load: LoadPart<Props>): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isNeeded = isWanted;
    const attempt = () =>
      load().then(
        (module) => setPart(() => module.default),
        () => {
          if (isNeeded) timer = setTimeout(attempt, RETRY_MS);
        },
      );
    if (isNeeded) void attempt();
    return () => {
      isNeeded = false;
      clearTimeout(timer);
    };
  }, [isWanted, load]);
  return isWanted ? Part : null;
}
