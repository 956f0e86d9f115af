import { expect, test } from 'vitest';
import { readMessage } from '../chat/message.ts';
import { createApi } from '../transport/index.ts';
import { variantText } from './index.ts';

test('[R8.2] a fault that CRMEB answers with its technical text is a failure of the backend', async () => {
  const call = (msg: string) =>
    createApi({
      baseUrl: 'http://shop.test/api',
      locale: 'en-US',
      fetch: () => Promise.resolve(Response.json({ status: 400, msg })),
    }).get('order/pay');
  const curl = 'cURL error 6: Could not resolve host: api.mch.weixin.qq.com (see https://curl.haxx.se/libcurl/)';
  await expect(call(curl)).rejects.toMatchObject({ kind: 'transport', status: 502 });
  for (const text of [
    'SQLSTATE[HY000]: General error',
    'Method EasyWeChat\\Support\\Collection::__set_state() must take exactly 1 argument',
    'Trying to access array offset on value of type null',
    'substr_replace(): Argument #2 ($replace) must be of type array|string, int given',
    'fields not exists:[account_status]',
  ])
    await expect(call(text), text).rejects.toMatchObject({ kind: 'transport' });
  await expect(call('Insufficient balance')).rejects.toMatchObject({ kind: 'rejected' });
});

test('[R2.5] a product without options has no variant label', () => {
  expect(['默认', '银色,8mm', '默认,8mm'].map(variantText)).toEqual(['', '银色，8mm', '默认，8mm']);
});

test('[R7.3] a named emoji of CRMEB’s chat is shown as one', () => {
  const content = (msn: string) => readMessage({ id: 1, uid: 2, msn, msn_type: 2 }).content;
  expect([content('em-smile'), content('😀')]).toMatchObject([{ text: '🙂' }, { text: '😀' }]);
});
