import { PAYMENT_DIFFERENCES, type Reconciliation } from '@rider/model/payment';
import type { Api } from '../transport/index.ts';
import { amount, amountOrNull, flag, list, number, object, text } from '../wire/index.ts';
import type { PaymentDifferenceWire, ReconciliationRequestWire, ReconciliationWire } from './payment-wire.ts';

/** Compares the payments begun and the money sent back on a day (`YYYY-MM-DD`, in UTC) with what their providers say of them. Changes nothing. */
export async function getReconciliation(api: Api, day: string): Promise<Reconciliation> {
  const request = { day } satisfies ReconciliationRequestWire;
  const data = object<ReconciliationWire>((await api.get('operator/reconciliation', request)).data);
  return {
    compared: number(data.compared),
    payBacks: number(data.pay_backs),
    ours: amount(data.ours, 'ours'),
    theirs: amount(data.theirs, 'theirs'),
    isCut: flag(data.cut),
    unlisted: list(data.unlisted, text),
    differences: list(data.differences, (each) => {
      const row = object<PaymentDifferenceWire>(each);
      return {
        kind: PAYMENT_DIFFERENCES.find((known) => known === text(row.kind)) ?? 'unanswered',
        method: text(row.pay_type),
        reference: text(row.reference),
        payBack: text(row.pay_back),
        ours: amountOrNull(row.ours),
        theirs: amountOrNull(row.theirs),
      };
    }),
  };
}
