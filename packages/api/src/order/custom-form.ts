import type { CustomAnswer, CustomField } from '@rider/model/order';
import { flag, list, object, text, type Untrusted } from '../wire/index.ts';
import type { CheckoutWire, CustomFieldWire } from './checkout-wire.ts';

const KINDS = {
  text: 'text',
  number: 'number',
  email: 'email',
  data: 'date',
  time: 'time',
  id: 'identity',
  phone: 'phone',
  img: 'picture',
} as const satisfies Record<CustomFieldWire['label'], CustomField['kind']>;

/** Whether the products need no delivery, such as keys of software. */
export function isVirtual({ virtual_type }: Untrusted<CheckoutWire>): boolean {
  return flag(virtual_type);
}

/** Reads the fields that CRMEB asks for with some products. */
export function readCustomForm(rows: unknown): CustomField[] {
  return list(rows, readCustomField).filter(({ title }) => title !== '');
}

/** Reads the fields of an order that the buyer filled in. */
export function readCustomAnswers(rows: unknown): CustomAnswer[] {
  return list(rows, (item) => {
    const { value } = object<CustomFieldWire>(item);
    return {
      ...readCustomField(item),
      values: (Array.isArray(value) ? value.map(text) : [text(value)]).filter(Boolean),
    };
  }).filter(({ values }) => values.length > 0);
}

function readCustomField(item: unknown): CustomField {
  const row = object<CustomFieldWire>(item);
  return {
    title: text(row.title),
    kind: KINDS[text(row.label) as CustomFieldWire['label']] ?? 'text',
    required: row.status === true || flag(row.status),
  };
}

/** Writes the answers to a custom form. */
export function customFormToWire(answers: readonly CustomAnswer[]): CustomFieldWire[] {
  const labels = Object.entries(KINDS) as [CustomFieldWire['label'], CustomField['kind']][];
  return answers.map(({ title, kind, required, values }) => ({
    title,
    label: labels.find(([, known]) => known === kind)?.[0] ?? 'text',
    value: kind === 'picture' ? [...values] : (values[0] ?? ''),
    status: required,
  }));
}
