import type { CashierWire, PaymentMethodWire, PaymentResultWire, ScanWire, VerdictWire } from '../order/wire.ts';
import { readEnvelope } from '../transport/envelope.ts';
import { flag, number, object, text } from '../wire/index.ts';

/** An answer about a payment, completed for our client. */
export interface CompletedPayment {
  body: string;
  /** When the drawn code ends, epoch milliseconds; null where none was drawn. */
  codeEnds: number | null;
}

const CASHIER = 'order/cashier/';
const PAY = 'order/pay';

/** Whether an existing backend's answer to a call is completed by {@link completePayment}. */
export function isPaymentCall(path: string): boolean {
  return path === PAY || path.startsWith(CASHIER);
}

/**
 * Completes an existing backend's answer about a payment, which gives the text of a QR code and leaves its drawing to the client: the cashier
 * gets the methods that have their own payment page here, a payment the address of its QR code. Other answers are unchanged.
 */
export function completePayment(path: string, body: string, draw: (code: string) => string): CompletedPayment {
  const unchanged = { body, codeEnds: null };
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    // No envelope: the page's client reports the answer as malformed.
    return unchanged;
  }
  const envelope = readEnvelope(parsed);
  if (!envelope?.succeeded) return unchanged;
  const written = (data: object) => JSON.stringify({ ...(parsed as object), data });
  if (path.startsWith(CASHIER)) return { body: written(withPages(envelope.data)), codeEnds: null };
  const verdict = object<VerdictWire>(envelope.data);
  const result = object<PaymentResultWire>(verdict.result);
  const scan = object<ScanWire>(result.jsConfig);
  const code = text(scan.code_url) || text(scan.qrCode);
  if (code === '' || text(scan.qr) !== '') return unchanged;
  const jsConfig = { ...scan, qr: draw(code) };
  return { body: written({ ...verdict, result: { ...result, jsConfig } }), codeEnds: number(scan.invalid) * 1000 };
}

function withPages(data: unknown): object {
  const cashier = object<CashierWire>(data);
  const pages: PaymentMethodWire[] = [];
  if (flag(cashier.wechat_pay_status)) pages.push('weixin');
  if (flag(cashier.ali_pay_status)) pages.push('alipay');
  return { pages, ...cashier };
}
