import { useEffect } from 'react';

let shown: string | undefined;

/** Publishes the variant that the product page shows, e.g. to the chat, even before one is chosen. */
export function useShownVariant(code: string | undefined): void {
  useEffect(() => {
    shown = code;
    return () => {
      shown = undefined;
    };
  }, [code]);
}

/** The code of the variant on the current page, if any. */
export const shownVariant = (): string | undefined => shown;
