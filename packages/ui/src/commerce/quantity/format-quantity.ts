import type { IntlShape } from 'react-intl';

/**
 * Formats a number of pieces with its unit in the user's language: "5 lengths", "1 pc". An unknown unit stays
 * unchanged.
 */
export function formatQuantity(intl: IntlShape, quantity: number, unit: string): string {
  return intl.formatMessage({ id: 'ui.quantity' }, { quantity, unit }).trim();
}
