import { expect, test } from 'vitest';
import { readableMessage } from './readable-messages.ts';

/** The message of CRMEB's error `msg` on a page in this language. */
function shown(msg: string, language: string, method = 'POST'): string {
  const headers = { 'Content-Language': language };
  const request = new Request('http://shop.test/api/upload/image', { method, headers });
  const answer = readableMessage(JSON.stringify({ status: 400, msg, code: '1' }), request);
  const { status, code, msg: text } = JSON.parse(answer) as { status: number; code: string; msg: string };
  expect([status, code]).toEqual([400, '1']);
  return text;
}

test.each([
  ['文件过大', 'en-US', 'This picture is too large. Choose a smaller one.'],
  ['文件过大', 'zh-CN', '图片过大，请选择较小的图片。'],
  ['文件内容不合法', 'en-US', 'The shop does not accept this file. Choose a JPEG or PNG picture.'],
  ['主订单已拆单，请刷新页面', 'en-US', 'The shop could not do this. Try again, or contact us.'],
  ['Upload failure', 'zh-CN', '操作未能完成。请重试或联系我们。'],
  ['Code Error', 'en-US', 'The shop could not do this. Try again, or contact us.'],
  ['410173', 'zh-CN', '操作未能完成。请重试或联系我们。'],
])('[R8.2] the error %j of CRMEB reads on a page in %s: %s', (msg, language, text) => {
  expect(shown(msg, language)).toBe(text);
});

test.each([
  ['主订单已拆单，请刷新页面', 'zh-CN'],
  ['Insufficient stock of this product 浴室铰链', 'en-US'],
  ['商品 Hinge 180 库存不足', 'zh-CN'],
  ['cURL error 6: Could not resolve host', 'zh-CN'],
  ['', 'en-US'],
])('[R8.2] the error %j is unchanged on a page in %s', (msg, language) => {
  expect(shown(msg, language)).toBe(msg);
});

test('[R8.2] a form with emoji that CRMEB’s database cannot store names them; a search with some is a failure', () => {
  const msg = 'SQLSTATE[HY000]: General error: 1267 Illegal mix of collations (utf8mb3_general_ci,IMPLICIT)';
  expect(shown(msg, 'en-US')).toBe('The shop cannot store emoji and rare characters. Remove them and try again.');
  expect(shown(msg, 'en-US', 'GET')).toBe(msg);
});

test.each(['{"status":200,"msg":"成功","data":[]}', '{"status":400,"msg":"文件', '[]', ''])(
  '%s is unchanged',
  (json) => {
    expect(readableMessage(json, new Request('http://shop.test/api/cart/add'))).toBe(json);
  },
);
