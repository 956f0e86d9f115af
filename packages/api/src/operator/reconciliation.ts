import type { Money } from '@rider/model/money';
import { PAYMENT_DIFFERENCES, type PaymentDifference } from '@rider/model/payment';
import type { Api } from '../transport/index.ts';
import { amount, amountOrNull, flag, list, number, object, text } from '../wire/index.ts';
import type { PaymentDifferenceWire, ReconciliationRequestWire, ReconciliationWire } from './payment-wire.ts';

/** A payment on which shop and provider do not agree; null where nothing was paid or is known. */
export interface PaymentMismatch {
  kind: PaymentDifference;
  /** The method by its name on the wire. */
  method: string;
  reference: string;
  ours: Money | null;
  theirs: Money | null;
}

/** What comparing a day's payments with their providers found. */
export interface Reconciliation {
  compared: number;
  /** What was paid by the shop's books, and by what the providers say. */
  ours: Money;
  theirs: Money;
  differences: PaymentMismatch[];
  /** Whether the day has more payments than one run compares. */
  isCut: boolean;
}

/** Compares the payments begun on a day (`YYYY-MM-DD`, in UTC) with what their providers say of them. Changes nothing. */
export async function getReconciliation(api: Api, day: string): Promise<Reconciliation> {
  const request = { day } satisfies ReconciliationRequestWire;
  const data = object<ReconciliationWire>((await api.get('operator/reconciliation', request)).data);
  return {
    compared: number(data.compared),
    ours: amount(data.ours, 'ours'),
    theirs: amount(data.theirs, 'theirs'),
    isCut: flag(data.cut),
    differences: list(data.differences, (each) => {
      const row = object<PaymentDifferenceWire>(each);
      return {
        kind: PAYMENT_DIFFERENCES.find((known) => known === text(row.kind)) ?? 'unanswered',
        method: text(row.pay_type),
        reference: text(row.reference),
        ours: amountOrNull(row.ours),
        theirs: amountOrNull(row.theirs),
      };
    }),
  };
}
