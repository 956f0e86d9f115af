import type { QuantityTerms } from '@rider/model/quantity';
import { formatQuantityProblem } from '@rider/ui/quantity';
import { useIntl } from 'react-intl';
import type { LineVerdict } from './add-lines.ts';

/** What a fault is about: the variant's terms, and the pieces of it in the cart. */
export type Faulty = QuantityTerms & { inCart?: number };

const NO_TERMS: Faulty = { minimum: 1, pack: 1, stock: 0 };

/** Describes why a line cannot be added to the cart. */
export function useFaultText(): (
  problem: NonNullable<LineVerdict['problem']>,
  faulty: Faulty | null,
  message?: string,
) => string {
  const intl = useIntl();
  return (problem, faulty, message = '') => {
    // A product's page adds nothing that is bought without the cart.
    if (problem === 'rejected' || problem === 'buy-now-only') return message;
    if (problem === 'unknown' || problem === 'ambiguous' || problem === 'merged' || problem === 'cart-full')
      return intl.formatMessage({ id: `shop.cart.fault.${problem === 'cart-full' ? 'full' : 'gone'}` });
    const { inCart = 0, ...terms } = faulty ?? NO_TERMS;
    if ((problem === 'not-enough-stock' || problem === 'out-of-stock') && inCart > 0)
      return intl.formatMessage({ id: 'shop.cart.fault.inCart' }, { stock: terms.stock, inCart });
    return formatQuantityProblem(intl, problem, terms);
  };
}
