import { expect, test } from 'vitest';
import { renderPaymentCodes } from './payment-codes.ts';

const MINUTE = 60_000;

/** A backend that begins another payment with each question. */
function payments() {
  const clock = { now: 0 };
  let begun = 0;
  const fetch = renderPaymentCodes(
    () => {
      begun += 1;
      const jsConfig = { code_url: `weixin://${begun}`, invalid: (clock.now + MINUTE) / 1000 };
      return Promise.resolve(
        Response.json({ status: 200, msg: '', data: { status: 'WECHAT_PC_PAY', result: { jsConfig } } }),
      );
    },
    () => clock.now,
  );
  const pay = async (token: string, uni = 'cp1') => {
    const request = new Request('http://shop.test/api/order/pay', {
      method: 'POST',
      headers: { 'Authori-zation': `Bearer ${token}` },
      body: JSON.stringify({ uni, paytype: 'weixin' }),
    });
    const { data } = (await (await fetch(request)).json()) as {
      data: { result: { jsConfig: { code_url: string; qr: string } } };
    };
    return data.result.jsConfig;
  };
  return { clock, pay };
}

test('[R2.7] a code is drawn, reused while it is valid, and renewed before it expires', async () => {
  const { clock, pay } = payments();
  const first = await pay('one');
  expect(first.qr).toMatch(/^data:image\/svg\+xml,/);
  clock.now = MINUTE - 10_000;
  expect(await pay('one')).toEqual(first);
  clock.now = MINUTE - 5_000;
  expect((await pay('one')).code_url).toBe('weixin://2');
});

test('[R4.1] a code is returned for its buyer and order only', async () => {
  const { pay } = payments();
  const codes = [await pay('one'), await pay('two'), await pay('one', 'cp2')].map(({ code_url: code }) => code);
  expect(codes).toEqual(['weixin://1', 'weixin://2', 'weixin://3']);
});
