import { refundScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import { applyForRefund } from '@rider/api/refund';
import type { ActionFunctionArgs } from 'react-router';
import { textOf } from '../../form/form-outcome.ts';
import { sendForm } from '../../refund/send-form.ts';
import { quotedIn, refundRules } from './typed-refund.ts';

/** Asks for the refund. */
export function action(args: ActionFunctionArgs) {
  return sendForm(args, {
    ...refundRules,
    send: async (api, refund, form) => {
      const number = await applyForRefund(api, {
        ...refund,
        orderId: textOf(form, 'orderId'),
        quoted: quotedIn(form),
      });
      return number === null ? screens.refunds : `${refundScreen(number)}&asked=1`;
    },
  });
}
