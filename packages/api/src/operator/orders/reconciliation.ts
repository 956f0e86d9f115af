import type { Reconciliation } from '@rider/model/payment';
import { getOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** Compares the payments started and the payouts of a day (`YYYY-MM-DD`, in UTC) with what their providers report. Changes nothing. */
export function getReconciliation(api: Api, day: string): Promise<Reconciliation> {
  return getOwn(api, operatorPath`reconciliation`, { day });
}
