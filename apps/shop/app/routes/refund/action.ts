import { refundScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import { applyForRefund } from '@rider/api/refund';
import type { ActionFunctionArgs } from 'react-router';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { textOf } from '../../form/form-outcome.ts';
import { quotedIn, refundRules, type TypedRefund } from './typed-refund.ts';

/** The form's field names by the names of the wire and of the rules. */
const FIELDS: Record<string, string> = {
  text: 'reason',
  refund_type: 'kind',
  refund_reason_wap_explain: 'remark',
  refund_reason_wap_img: 'photos',
  cart_ids: 'line',
};

/** Asks for the refund. */
export function action(args: ActionFunctionArgs) {
  return answerForm<TypedRefund>(args, (api, form) =>
    saveForm(api, form, {
      ...refundRules,
      fieldsByWireName: FIELDS,
      save: async (refund) => {
        const request = { ...refund, orderId: textOf(form, 'orderId'), quoted: quotedIn(form) };
        const number = await applyForRefund(api, request);
        return number === null ? screens.refunds : `${refundScreen(number)}&asked=1`;
      },
    }),
  );
}
