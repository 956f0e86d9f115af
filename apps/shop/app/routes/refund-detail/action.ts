import { cancelRefund } from '@rider/api/refund';
import { refundScreen } from '@rider/model/order-screens';
import { data, type ActionFunctionArgs } from 'react-router';
import { answerForm, press } from '../../form/answer-form.ts';
import { textOf } from '../../form/form-outcome.ts';
import { refundNumberOf } from '../../screen-address/id-in-address.ts';

/** Withdraws the refund request (R6.2): `intent` is cancel. */
export function action(args: ActionFunctionArgs) {
  const number = refundNumberOf(args.request);
  return answerForm(args, (api, form) => {
    if (textOf(form, 'intent') !== 'cancel') throw data(null, { status: 400 });
    return press('cancel', () => cancelRefund(api, number), refundScreen(number));
  });
}
