import type { Api } from '@rider/api';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { formOf } from '../form/form-of.ts';
import { requestScope } from '../data/request-scope.ts';
import { asResponse } from '../data/server-load.ts';
import { refusedFields } from '../form/refused-fields.ts';
import { picturesOfForm } from '../upload/pictures-of-form.ts';
import { refused, type RefundFormRules } from './form-refusal.ts';

/** How a form of a refund is sent. */
export interface RefundFormSending<Typed, Checked> extends RefundFormRules<Typed, Checked> {
  /** Sends what was checked; answers the address to go on to. */
  send: (api: Api, checked: Checked, form: FormData) => Promise<string>;
}

/** The action of a form of a refund. Without script the photos come as files and are uploaded first. */
export async function sendForm<Typed, Checked>(
  { request, context }: ActionFunctionArgs,
  { read, check, send }: RefundFormSending<Typed, Checked>,
) {
  const { api, origin } = context.get(requestScope);
  const form = await formOf(request);
  let values = read(form, []);
  try {
    values = read(form, await picturesOfForm(api, form, 'photos'));
    const checked = check(values);
    if (checked.errors) return refused({ values, errors: checked.errors, message: null });
    return redirect(await send(api, checked.values, form));
  } catch (error) {
    const refusal = refusedFields(error);
    if (refusal) return refused({ values, ...refusal });
    throw asResponse(error, request, origin);
  }
}
