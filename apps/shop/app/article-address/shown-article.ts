import { useEffect } from 'react';

let shown: string | undefined;

/** Tells other parts, as the chat, which article the product's page shows, also where none was chosen yet. */
export function useShownArticle(code: string | undefined): void {
  useEffect(() => {
    shown = code;
    return () => {
      shown = undefined;
    };
  }, [code]);
}

/** The code of the article that the page shows, if it is about one. */
export const shownArticle = (): string | undefined => shown;
