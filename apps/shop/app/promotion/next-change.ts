import type { Promotion } from './promotion.ts';

/** When a promotion starts, or ends once it has started. */
export function nextChange({ state, startsAt, endsAt }: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>): number {
  return state === 'not-started' ? startsAt : endsAt;
}
