import { applyForRefund } from '@rider/api/refund';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { formRefusal } from '../../refund/form-refusal.ts';
import { refundAddress } from '../../refund/refund-address.ts';
import { picturesOfForm } from '../../upload/pictures-of-form.ts';
import { check, refused, textOf, typedIn } from './typed-refund.ts';

/** Names of the form's fields by those of the wire and of the rules. */
const FIELDS: Record<string, string> = {
  text: 'reason',
  refund_type: 'kind',
  refund_reason_wap_explain: 'remark',
  refund_reason_wap_img: 'photos',
  cart_ids: 'line',
};

/** Asks for the refund. Without script the photos come as files and are uploaded first. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const form = await request.formData();
  let values = typedIn(form, []);
  try {
    values = typedIn(form, await picturesOfForm(api, form, 'photos'));
    const errors = check(values);
    if (errors) return refused({ values, errors, message: null });
    const number = await applyForRefund(api, { ...values, orderId: textOf(form, 'orderId') });
    return redirect(number === null ? '/user/refundList' : `${refundAddress(number)}&asked=1`);
  } catch (error) {
    const refusal = formRefusal(values, error, FIELDS);
    if (refusal) return refused(refusal);
    throw asResponse(error, request, origin);
  }
}
