import type { RefundedQuantity, RefundKind } from '@rider/api/refund';
import { refundSchema, validate } from '@rider/api/validation';
import { data } from 'react-router';
import type { FormRefusal } from '../../refund/form-refusal.ts';

/** What was said in the form. */
export interface TypedRefund {
  kind: RefundKind;
  lines: RefundedQuantity[];
  reason: string;
  remark: string;
  photos: readonly string[];
}

/** A field of a form as text; empty when it is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What a form said, as the rules take it. */
export function typedIn(form: FormData, photos: readonly string[]): TypedRefund {
  const ids = form.getAll('line').filter((id) => typeof id === 'string');
  return {
    kind: textOf(form, 'kind') === 'return-and-refund' ? 'return-and-refund' : 'refund-only',
    lines: ids.map((lineId) => ({ lineId, quantity: Number(textOf(form, `quantity.${lineId}`) || Number.NaN) })),
    reason: textOf(form, 'reason'),
    remark: textOf(form, 'remark'),
    photos,
  };
}

/** The answer that refuses a form. */
export function refused(refusal: FormRefusal<TypedRefund>) {
  return data({ refusal }, { status: 422 });
}

/** What the rules say against it, by field; null when nothing. */
export function check(values: TypedRefund): Record<string, string> | null {
  const { errors } = validate(refundSchema, values);
  if (!errors) return null;
  // A wrong count belongs to its line, which says itself what may be.
  const named = Object.entries(errors).map(([path, text]) =>
    path.startsWith('lines') ? ['line', 'validation.refund.lines'] : [path, text],
  );
  return Object.fromEntries(named) as Record<string, string>;
}
