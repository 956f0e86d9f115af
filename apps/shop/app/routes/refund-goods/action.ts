import { sendReturnedGoods } from '@rider/api/refund';
import { returnLogisticsSchema, validate } from '@rider/api/validation';
import { data, redirect, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { formRefusal, type FormRefusal } from '../../refund/form-refusal.ts';
import { refundAddress, refundNumberOf } from '../../refund/refund-address.ts';
import { picturesOfForm } from '../../upload/pictures-of-form.ts';

/** What was said in the form. */
export interface TypedLogistics {
  company: string;
  slipNumber: string;
  phone: string;
  photos: string[];
}

/** Names of the form's fields by those of the wire. */
const FIELDS: Record<string, string> = {
  refund_express_name: 'company',
  refund_express: 'slipNumber',
  refund_phone: 'phone',
  refund_img: 'photos',
};

function typedIn(form: FormData, photos: string[]): TypedLogistics {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { company: text('company'), slipNumber: text('slipNumber'), phone: text('phone'), photos };
}

function refused(refusal: FormRefusal<TypedLogistics>) {
  return data({ refusal }, { status: 422 });
}

/** Checks before anything is sent (R5.3). */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const values = typedIn(
    form,
    form.getAll('photos').filter((value) => typeof value === 'string'),
  );
  const { errors } = validate(returnLogisticsSchema, values);
  return errors ? refused({ values, errors, message: null }) : serverAction<typeof action>();
}

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
