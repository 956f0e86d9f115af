/** The colours of the states of a quote: what waits for the shop is marked. */
export const QUOTE_TONES = {
  requested: 'warning',
  offered: 'neutral',
  accepted: 'success',
  rejected: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const;
