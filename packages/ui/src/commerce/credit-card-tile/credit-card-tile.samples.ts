import type { CreditCard } from './credit-card-tile.tsx';

/** A saved card for stories and tests. */
export const sampleCard: CreditCard = {
  brand: 'Visa',
  last4: '4242',
  cardholder: 'Luis Moreno',
  expiryMonth: 8,
  expiryYear: 2028,
  isDefault: false,
  expired: false,
};
