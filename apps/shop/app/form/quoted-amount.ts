import { moneyFromDecimal, type Money } from '@rider/model/money';
import { textOf } from './form-outcome.ts';

/** The amount that the page showed, in the field `quoted`; null without script, where it does not follow the buyer's choices. */
export function quotedAmountIn(form: FormData): Money | null {
  const decimal = textOf(form, 'quoted');
  return /^\d{1,9}\.\d\d$/.test(decimal) ? moneyFromDecimal(decimal) : null;
}
