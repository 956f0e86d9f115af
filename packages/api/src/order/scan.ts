import type { Money } from '@rider/model/money';
import type { ScannedPayment } from '@rider/model/order';
import { id, instant, text, type Untrusted } from '../wire/index.ts';
import type { ScanWire } from './wire.ts';

/** What a payment at a provider needs. */
export interface PayIn {
  /** Exactly the amount that the balance lacks; any other is refused. Absent for a method with a page of its own. */
  amount?: Money;
  /** The payment page to which the provider returns, with order (`orderId`) and payment (`recharge`) added. */
  returnPath: string;
}

/** Reads a payment by QR code (contract 3.7). Throws ApiError without a drawn code. */
export function readScan(data: Untrusted<ScanWire>): ScannedPayment {
  return {
    kind: 'scan',
    picture: id(data.qr, 'picture of the payment code'),
    payBefore: instant(data.invalid) ?? 0,
    sandboxPage: text(data.sandbox_url) || null,
  };
}
