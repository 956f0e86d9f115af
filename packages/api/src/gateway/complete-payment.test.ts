import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completePayment, isPaymentCall } from './complete-payment.ts';

const draw = (code: string) => `data:${code}`;

function recorded(name: string): string {
  const file = readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8');
  return JSON.stringify((JSON.parse(file) as { response: unknown }).response);
}

test('[R8.1] the cashier of an existing backend offers the methods with QR codes', () => {
  const { body } = completePayment('order/cashier/cp1/order', recorded('order_cashier'), draw);
  expect(JSON.parse(body)).toMatchObject({ status: 200, data: { pages: ['weixin'], pay_price: '136.50' } });
});

test('[R2.7] the code of a payment is drawn, until it ends', () => {
  const answer = (jsConfig: object) =>
    JSON.stringify({ status: 200, msg: '', data: { status: 'WECHAT_PC_PAY', result: { order_id: 'cp1', jsConfig } } });
  const { body, codeEnds } = completePayment('order/pay', answer({ code_url: 'weixin://1', invalid: 60 }), draw);
  expect(JSON.parse(body)).toMatchObject({
    data: { status: 'WECHAT_PC_PAY', result: { order_id: 'cp1', jsConfig: { qr: 'data:weixin://1', invalid: 60 } } },
  });
  expect(codeEnds).toBe(60_000);
  const drawn = answer({ code_url: 'weixin://1', qr: 'data:drawn', invalid: 60 });
  expect(completePayment('order/pay', drawn, draw)).toEqual({ body: drawn, codeEnds: null });
});

test.each(['order_pay.yue', 'order_pay.wechat', 'order_pay.paidagain'])('[R8.1] %s is unchanged', (name) => {
  const body = recorded(name);
  expect(completePayment('order/pay', body, draw)).toEqual({ body, codeEnds: null });
});

test('[R8.1] answers of other calls are unchanged', () => {
  expect(isPaymentCall('order/pay')).toBe(true);
  expect(isPaymentCall('order/cashier/cp1/order')).toBe(true);
  expect(isPaymentCall('order/detail/cp1')).toBe(false);
  expect(completePayment('order/pay', '<html>', draw)).toEqual({ body: '<html>', codeEnds: null });
});
