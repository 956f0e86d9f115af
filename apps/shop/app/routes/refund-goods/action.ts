import { refundScreen } from '@rider/model/order-screens';
import { sendReturnedGoods } from '@rider/api/refund';
import type { ActionFunctionArgs } from 'react-router';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { textOf } from '../../form/form-outcome.ts';
import { refundNumberOf } from '../../refund/refund-address.ts';
import { logisticsRules, type TypedLogistics } from './typed-logistics.ts';

/** Saves how the goods are sent back. */
export function action(args: ActionFunctionArgs) {
  return answerForm<TypedLogistics>(args, (api, form) =>
    saveForm(api, form, {
      ...logisticsRules,
      save: async (logistics) => {
        await sendReturnedGoods(api, textOf(form, 'refundId'), logistics);
        return `${refundScreen(refundNumberOf(args.request))}&sent=1`;
      },
    }),
  );
}
