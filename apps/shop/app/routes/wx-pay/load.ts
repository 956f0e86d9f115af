import { ApiError, type Api } from '@rider/api';
import { getOrder, payOrder } from '@rider/api/order';
import type { Money } from '@rider/model/money';
import type { ScannedPayment } from '@rider/model/order';
import { serverNow } from '../../clock/server-clock.ts';

/** The data of the screen of a payment by QR code. */
export interface ScanPage {
  number: string;
  total: Money;
  /** Null if the order cannot be paid this way now. */
  scan: ScannedPayment | null;
  /** Why not, in the backend's words; empty for an order for which nothing is due. */
  refusal: string;
  /** When the data was requested, epoch milliseconds. */
  now: number;
}

/** Loads the code of an order's payment by WeChat, begun where there is none; `paid` for an order that is paid. Throws ApiError. */
export async function loadScan(api: Api, number: string, returnPath: string): Promise<ScanPage | 'paid'> {
  const order = await getOrder(api, number);
  if (order.paidAt !== null) return 'paid';
  const page = { number, total: order.total, scan: null, refusal: '', now: serverNow() };
  if (order.state !== 'pending-payment') return page;
  try {
    const step = await payOrder(api, number, 'wechat', { returnPath });
    if (step.kind === 'paid') return 'paid';
    return { ...page, scan: step.kind === 'scan' ? step : null };
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'refused' || error.kind === 'verdict'))
      return { ...page, refusal: error.message };
    throw error;
  }
}
