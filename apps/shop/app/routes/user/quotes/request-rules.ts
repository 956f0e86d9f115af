import { quoteRequestSchema, validate } from '@rider/model/validation';
import { textOf, type FormRules } from '../../../form/form-outcome.ts';

/** The typed data of the form; the quantities are in the order of the codes. */
export interface TypedRequest {
  codes: readonly string[];
  quantities: readonly string[];
  text: string;
  key: string;
}

const textsIn = (form: FormData, name: string) => form.getAll(name).filter((value) => typeof value === 'string');

/** Reads and checks the form. */
export const requestRules: FormRules<ReturnType<typeof check>['values'] & object, TypedRequest> = {
  intent: 'request-quote',
  read: (form) => ({
    codes: textsIn(form, 'code'),
    quantities: textsIn(form, 'quantity'),
    text: textOf(form, 'text'),
    key: textOf(form, 'key'),
  }),
  check,
};

/** Checks the lines whose quantity is not empty or 0. */
function check({ codes, quantities, text, key }: TypedRequest) {
  const lines = codes
    .map((code, place) => [code, quantities[place]?.trim() ?? ''])
    .filter(([, quantity]) => !/^0*$/.test(quantity ?? ''));
  const checked = validate(quoteRequestSchema, { lines, text, key });
  if (checked.errors === undefined) return checked;
  const named = Object.entries(checked.errors).map(([path, id]) => [path.startsWith('lines') ? 'quantity' : path, id]);
  return { values: undefined, errors: Object.fromEntries(named) as Record<string, string> };
}
