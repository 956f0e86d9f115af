import { useEffect, useState, type ComponentType } from 'react';

/** A module with a part of the window. */
export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of the window that is loaded when it is first wanted; null until then, and while its code cannot be loaded. */
export function usePart<Props>(isWanted: boolean, load: LoadPart<Props>): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (isWanted)
      load().then(
        (module) => setPart(() => module.default),
        () => undefined,
      );
  }, [isWanted, load]);
  return isWanted ? Part : null;
}
