import { MAXIMUM_QUANTITY, type QuantityProblem, type QuantityTerms } from '@rider/model/quantity';
import type { IntlShape } from 'react-intl';

const messages = {
  'not-a-number': 'ui.quantityStepper.notANumber',
  'below-minimum': 'ui.quantityStepper.belowMinimum',
  'off-pack': 'ui.quantityStepper.offPack',
  'over-maximum': 'ui.quantityStepper.overMaximum',
  'not-enough-stock': 'ui.quantityStepper.notEnoughStock',
  'out-of-stock': 'ui.quantityStepper.outOfStock',
} as const;

/** Describes why a quantity cannot be ordered. */
export function formatQuantityProblem(
  intl: IntlShape,
  problem: QuantityProblem,
  { minimum, pack, stock }: QuantityTerms,
): string {
  return intl.formatMessage({ id: messages[problem] }, { minimum, pack, stock, maximum: MAXIMUM_QUANTITY });
}
