import { applyForRefund, type RefundedQuantity, type RefundKind } from '@rider/api/refund';
import { refundSchema, validate } from '@rider/api/validation';
import { data, redirect, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { formRefusal, type FormRefusal } from '../../refund/form-refusal.ts';
import { refundAddress } from '../../refund/refund-address.ts';
import { picturesOfForm } from '../../upload/pictures-of-form.ts';

/** What was said in the form. */
export interface TypedRefund {
  kind: RefundKind;
  lines: RefundedQuantity[];
  reason: string;
  remark: string;
  photos: readonly string[];
}

/** Names of the form's fields by those of the wire and of the rules. */
const FIELDS: Record<string, string> = {
  text: 'reason',
  refund_type: 'kind',
  refund_reason_wap_explain: 'remark',
  refund_reason_wap_img: 'photos',
  cart_ids: 'line',
};

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function typedIn(form: FormData, photos: readonly string[]): TypedRefund {
  const ids = form.getAll('line').filter((id) => typeof id === 'string');
  return {
    kind: textOf(form, 'kind') === 'return-and-refund' ? 'return-and-refund' : 'refund-only',
    lines: ids.map((lineId) => ({ lineId, quantity: Number(textOf(form, `quantity.${lineId}`) || Number.NaN) })),
    reason: textOf(form, 'reason'),
    remark: textOf(form, 'remark'),
    photos,
  };
}

function refused(refusal: FormRefusal<TypedRefund>) {
  return data({ refusal }, { status: 422 });
}

function check(values: TypedRefund): Record<string, string> | null {
  const { errors } = validate(refundSchema, values);
  if (!errors) return null;
  // A wrong count belongs to its line, which says itself what may be.
  const named = Object.entries(errors).map(([path, text]) =>
    path.startsWith('lines') ? ['line', 'validation.refund.lines'] : [path, text],
  );
  return Object.fromEntries(named) as Record<string, string>;
}

/** Checks before anything is sent: what the server would refuse stands at its field at once (R5.3, R5.5). */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const photos = form.getAll('photos').filter((value) => typeof value === 'string');
  const values = typedIn(form, photos);
  const errors = check(values);
  return errors ? refused({ values, errors, message: null }) : serverAction<typeof action>();
}

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
