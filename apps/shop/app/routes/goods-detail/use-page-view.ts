import { useLocation } from 'react-router';

/** The navigation state of a link within the page, which preserves choice and quantity. */
export interface PageViewState {
  visit: string;
}

/** The id of a product page view: changes with each navigation except those among its reviews. */
export function usePageView(): string {
  const { key, state } = useLocation() as { key: string; state: PageViewState | null };
  return state?.visit ?? key;
}
