import { sendReturnedGoods } from '@rider/api/refund';
import { returnLogisticsSchema, validate } from '@rider/api/validation';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { formRefusal } from '../../refund/form-refusal.ts';
import { refundAddress, refundNumberOf } from '../../refund/refund-address.ts';
import { picturesOfForm } from '../../upload/pictures-of-form.ts';
import { refused, typedIn } from './typed-logistics.ts';

/** Names of the form's fields by those of the wire. */
const FIELDS: Record<string, string> = {
  refund_express_name: 'company',
  refund_express: 'slipNumber',
  refund_phone: 'phone',
  refund_img: 'photos',
};

/** Tells how the goods travel back. Without script the photos come as files and are uploaded first. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const number = refundNumberOf(request);
  const form = await request.formData();
  let values = typedIn(form, []);
  try {
    values = typedIn(form, await picturesOfForm(api, form, 'photos'));
    const checked = validate(returnLogisticsSchema, values);
    if (checked.errors) return refused({ values, errors: checked.errors, message: null });
    await sendReturnedGoods(api, String(form.get('refundId') ?? ''), checked.values);
    return redirect(`${refundAddress(number)}&sent=1`);
  } catch (error) {
    const refusal = formRefusal(values, error, FIELDS);
    if (refusal) return refused(refusal);
    throw asResponse(error, request, origin);
  }
}
