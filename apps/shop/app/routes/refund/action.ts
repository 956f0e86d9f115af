import { refundScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import { applyForRefund } from '@rider/api/refund';
import type { ActionFunctionArgs } from 'react-router';
import { textOf } from '../../form/form-outcome.ts';
import { sendForm } from '../../refund/send-form.ts';
import { quotedIn, refundRules } from './typed-refund.ts';

/** Names of the form's fields by those of the wire and of the rules. */
const FIELDS: Record<string, string> = {
  text: 'reason',
  refund_type: 'kind',
  refund_reason_wap_explain: 'remark',
  refund_reason_wap_img: 'photos',
  cart_ids: 'line',
};

/** Asks for the refund. */
export function action(args: ActionFunctionArgs) {
  return sendForm(args, {
    ...refundRules,
    fieldsByWireName: FIELDS,
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
