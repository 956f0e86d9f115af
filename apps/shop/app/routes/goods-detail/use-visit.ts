import { useLocation } from 'react-router';

/** What a link within the page carries, so that choice and quantity outlive it. */
export interface VisitState {
  visit: string;
}

/** Names the visit of a product page: another with each navigation but those among its reviews. */
export function useVisit(): string {
  const { key, state } = useLocation() as { key: string; state: VisitState | null };
  return state?.visit ?? key;
}
