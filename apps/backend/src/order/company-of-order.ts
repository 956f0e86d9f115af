import type { Money } from '@rider/model/money';
import type { DeliveryTerms } from '@rider/model/order';
import { judgeOrder } from '../buyer-company/spending.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** Who places an order: the buyer, or an operator or the company for the buyer. */
interface Placement {
  terms?: DeliveryTerms;
  placedBy?: number;
  isApproved?: boolean;
}

/** Whether the buyer places it, so that it can be paid at once; else an e-mail leads to its payment. */
export function isPlacedNow({ placedBy, isApproved = false }: Placement): boolean {
  return placedBy === undefined && !isApproved;
}

/** The company in which an order is placed, null without one. @throws ApiError `approval-required` if a limit requires it. */
export async function companyOfOrder(
  transaction: Transaction,
  buyerId: number,
  { request, total, now }: { request: Placement; total: Money; now: number },
): Promise<number | null> {
  const { companyId, reasons } = await judgeOrder(transaction, { buyerId, total, job: request.terms?.job ?? '', now });
  if (isPlacedNow(request) && reasons.length > 0) throw new ApiError('approval-required', { status: 400 });
  return companyId;
}
