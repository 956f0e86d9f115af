import { refundScreen } from '@rider/model/order-screens';
import { sendReturnedGoods } from '@rider/api/refund';
import type { ActionFunctionArgs } from 'react-router';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { textOf, type TextsAndPhotos } from '../../form/form-outcome.ts';
import { refundNumberOf } from '../../screen-address/id-in-address.ts';
import { logisticsRules } from './logistics-rules.ts';

/** Saves the return shipment. */
export function action(args: ActionFunctionArgs) {
  return answerForm<TextsAndPhotos>(args, (api, form) =>
    saveForm(api, form, {
      ...logisticsRules,
      save: async (logistics) => {
        await sendReturnedGoods(api, textOf(form, 'refundId'), logistics);
        return `${refundScreen(refundNumberOf(args.request))}&sent=1`;
      },
    }),
  );
}
