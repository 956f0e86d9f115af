import type { CustomAnswer } from '@rider/model/order';
import { isPickUp } from '@rider/model/shipping';
import { customFormJson, orderSchema, pickUpOrderSchema, validate } from '@rider/model/validation';
import type { Texts } from '@rider/web/form';

/** Names the hidden field that says that the form has delivery terms. */
export const TERMS_MARK = 'deliveryTerms';

/** The name of an answer to the custom form. */
export const customName = (index: number) => `custom.${index}`;

/** Validates the order form; products that are picked up or virtual need no address. */
export const orderRules = {
  intent: 'order',
  check: (typed: Texts) => {
    const needsNoAddress = isPickUp(typed['shipping'] ?? '') || typed['virtual'] === '1';
    const checked = validate(needsNoAddress ? pickUpOrderSchema : orderSchema, typed);
    const missing = customFieldsOf(typed).flatMap(({ required }, index) =>
      required && !typed[customName(index)]?.trim() ? [[customName(index), 'validation.customField.required']] : [],
    );
    if (missing.length === 0) return checked;
    return { values: undefined, errors: { ...checked.errors, ...(Object.fromEntries(missing) as Texts) } };
  },
};

const customFieldsOf = ({ customForm }: Texts) => validate(customFormJson, customForm).values ?? [];

/** The answers to the custom form. */
export function customAnswersOf(form: FormData): CustomAnswer[] {
  const customForm = form.get('customForm');
  return customFieldsOf(typeof customForm === 'string' ? { customForm } : {}).map((field, index) => ({
    ...field,
    values: form.getAll(customName(index)).filter((value) => typeof value === 'string'),
  }));
}
