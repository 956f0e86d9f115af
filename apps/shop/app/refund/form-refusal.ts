import type { Validated } from '@rider/model/validation';
import { data } from 'react-router';
import { formOf } from '../form/form-of.ts';
import type { RefusedFields } from '../form/refused-fields.ts';

/** Why a form of a refund was not taken: message ids or texts by field, or a text for none; and what had been said. */
export interface FormRefusal<Typed> extends RefusedFields {
  values: Typed;
}

/** How a form of a refund is read and judged: the same before it is sent and where it arrives. */
export interface RefundFormRules<Typed, Checked> {
  read: (form: FormData, photos: string[]) => Typed;
  check: (typed: Typed) => Validated<Checked>;
}

/** The answer that refuses a form. */
export function refused<Typed>(refusal: FormRefusal<Typed>) {
  return data({ refusal }, { status: 422 });
}

/** Checks before anything is sent: what the server would refuse stands at its field at once (R5.3, R5.5). Null when it may go. */
export async function refusedBeforeSending<Typed, Checked>(
  request: Request,
  { read, check }: RefundFormRules<Typed, Checked>,
) {
  const form = await formOf(request.clone());
  const values = read(
    form,
    form.getAll('photos').filter((value) => typeof value === 'string'),
  );
  const { errors } = check(values);
  return errors ? refused({ values, errors, message: null }) : null;
}
