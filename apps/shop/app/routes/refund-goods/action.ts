import { refundScreen } from '@rider/model/order-screens';
import { sendReturnedGoods } from '@rider/api/refund';
import type { ActionFunctionArgs } from 'react-router';
import { textOf } from '../../form/form-outcome.ts';
import { refundNumberOf } from '../../refund/refund-address.ts';
import { sendForm } from '../../refund/send-form.ts';
import { logisticsRules } from './typed-logistics.ts';

/** Tells how the goods travel back. */
export function action(args: ActionFunctionArgs) {
  return sendForm(args, {
    ...logisticsRules,
    send: async (api, logistics, form) => {
      await sendReturnedGoods(api, textOf(form, 'refundId'), logistics);
      return `${refundScreen(refundNumberOf(args.request))}&sent=1`;
    },
  });
}
