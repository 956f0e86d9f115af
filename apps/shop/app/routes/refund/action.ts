import { refundScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import { applyForRefund } from '@rider/api/refund';
import type { ActionFunctionArgs } from 'react-router';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { textOf } from '../../form/form-outcome.ts';
import { quotedAmountIn } from '../../form/quoted-amount.ts';
import { refundRules, type TypedRefund } from './typed-refund.ts';

/** Requests the refund. */
export function action(args: ActionFunctionArgs) {
  return answerForm<TypedRefund>(args, (api, form) =>
    saveForm(api, form, {
      ...refundRules,
      save: async (refund) => {
        const request = { ...refund, orderId: textOf(form, 'orderId'), quoted: quotedAmountIn(form) };
        const number = await applyForRefund(api, request);
        return number === null ? screens.refunds : `${refundScreen(number)}&asked=1`;
      },
    }),
  );
}
