import { moneyToDecimal, type Money } from '@rider/model/money';
import type { CardPayment, PaymentMethod, PaymentStep, ScannedPayment } from '@rider/model/order';
import { ApiError, type Answer, type Api } from '../transport/index.ts';
import { flag, id, instant, object, requiredObject, text, type Untrusted } from '../wire/index.ts';
import { METHOD_NAMES } from './wire-names.ts';
import type { PaymentResultWire, PaymentStatusWire, PayOrderRequestWire, ScanWire, VerdictWire } from './wire.ts';

/** A payment at a provider. */
export interface ProviderPayment {
  /** Exactly the amount that the balance lacks; any other is rejected. Absent for a method with its own payment page. */
  amount?: Money;
  /** The payment page to which the provider returns, with order (`orderId`) and payment (`recharge`) added. */
  returnPath: string;
}

/** Reads a payment by QR code. Throws ApiError without a drawn code. */
function readScan(data: Untrusted<ScanWire>): ScannedPayment {
  return {
    kind: 'scan',
    picture: id(data.qr, 'picture of the payment code'),
    payBefore: instant(data.invalid) ?? 0,
    link: text(data.qrCode).startsWith('https://') ? text(data.qrCode) : null,
    page: text(data.page) || null,
    sandbox: flag(data.sandbox),
  };
}

/**
 * Pays an order. An insufficient balance rejects as a verdict with code PAY_DEFICIENCY, unless the missing
 * amount is to be paid in: then the provider's page follows, and the order is paid when the money arrives (`payIn` is not in CRMEB).
 */
export async function payOrder(
  api: Api,
  orderNumber: string,
  method: PaymentMethod,
  payIn?: ProviderPayment,
  total?: Money,
): Promise<PaymentStep> {
  const answer = await api.post('order/pay', {
    uni: orderNumber,
    paytype: METHOD_NAMES[method],
    type: 0,
    quitUrl: payIn?.returnPath ?? '',
    ...(total !== undefined && { pay_price: moneyToDecimal(total) }),
    ...(payIn?.amount !== undefined && { recharge: moneyToDecimal(payIn.amount) }),
  } satisfies PayOrderRequestWire);
  const { status, result } = verdict(answer, ['SUCCESS', 'RECHARGE_PAY', 'WECHAT_PC_PAY', 'ALIPAY_PAY', 'STRIPE_PAY']);
  const paying = object<PaymentResultWire>(result);
  if (status === 'SUCCESS') return { kind: 'paid' };
  if (status === 'RECHARGE_PAY')
    return { kind: 'pay-in', address: id(paying.pay_url, 'address of the payment provider') };
  if (status === 'STRIPE_PAY') return requiredObject(paying.cardForm, 'card payment') as CardPayment;
  return readScan(object<ScanWire>(paying.jsConfig));
}

/** Whether an order is paid by now. `payBefore` is epoch milliseconds. */
export async function checkPayment(api: Api, orderNumber: string, payBefore: number): Promise<{ paid: boolean }> {
  const path = `pc/check_order_status/${encodeURIComponent(orderNumber)}/${Math.trunc(payBefore / 1000)}`;
  return { paid: flag(object<PaymentStatusWire>((await api.get(path)).data).status) };
}

/** The inner verdict of order calls: the outer status is 200 even when the call failed. */
export function verdict(
  { data, message, requestId = '' }: Answer,
  good: readonly VerdictWire['status'][],
): Untrusted<VerdictWire> {
  const inner = requiredObject<VerdictWire>(data, 'verdict');
  const status = text(inner.status);
  if (!good.includes(status)) throw new ApiError('verdict', message, { status: 200, code: status, requestId });
  return inner;
}
