import type { IntlShape } from 'react-intl';

/** A number of pieces with its sales unit in the reader's language: "5 lengths", "1 pc". A unit that the texts do not know stays as it is. */
export function formatQuantity(intl: IntlShape, quantity: number, unit: string): string {
  return intl.formatMessage({ id: 'ui.quantity' }, { quantity, unit }).trim();
}
