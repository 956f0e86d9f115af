import type { RefundedQuantity, RefundKind } from '@rider/model/refund';
import { refundSchema, validate } from '@rider/model/validation';
import { textOf } from '../../form/form-outcome.ts';

/** The typed data of the form. */
export interface TypedRefund {
  kind: RefundKind;
  lines: RefundedQuantity[];
  reason: string;
  remark: string;
  photos: readonly string[];
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

function check(typed: TypedRefund) {
  const checked = validate(refundSchema, typed);
  if (!checked.errors) return checked;
  // A wrong quantity is shown at its line, whose field states the allowed range.
  const named = Object.entries(checked.errors).map(([path, text]) =>
    path.startsWith('lines') ? ['line', 'validation.refund.lines'] : [path, text],
  );
  return { values: undefined, errors: Object.fromEntries(named) as Record<string, string> };
}

/** Reads and validates the refund request. */
export const refundRules = { intent: 'ask-for-refund', pictures: 'photos', read: typedIn, check };
