import { ApiError } from '@rider/api';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Why a form of a refund was not taken: message ids or texts by field, or a text for none; and what had been said. */
export interface FormRefusal<Values> {
  values: Values;
  errors: Record<string, string>;
  message: string | null;
}

/** A backend's refusal as one of the form, its fields by the form's names; null for what is no refusal. */
export function formRefusal<Values>(
  values: Values,
  error: unknown,
  fieldsByWireName: Readonly<Record<string, string>>,
): FormRefusal<Values> | null {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return null;
  const fields = Object.entries(error.fieldErrors).map(([name, text]) => [fieldsByWireName[name] ?? name, text]);
  const errors = Object.fromEntries(fields) as Record<string, string>;
  return { values, errors, message: fields.length > 0 ? null : error.message };
}

/** A refusal's errors in words; the same object while the refusal is the same: another one takes the focus to the summary. */
export function useErrorsInWords(refusal: FormRefusal<unknown> | undefined): Record<string, string> {
  const intl = useIntl();
  return useMemo(() => {
    const say = (text: string) => (text.startsWith('validation.') ? intl.formatMessage({ id: text }) : text);
    return Object.fromEntries(Object.entries(refusal?.errors ?? {}).map(([name, text]) => [name, say(text)]));
  }, [refusal, intl]);
}
