import type { Locale } from '@rider/api/locale';
import type { Localized } from '../database/columns.ts';

const WORDS = {
  sandbox: { 'en-US': 'Sandbox: no real money is charged', 'zh-CN': '沙盒环境：不会产生真实扣款' },
  provider: { 'en-US': 'Payment provider (sandbox)', 'zh-CN': '支付服务商（沙盒）' },
  payTitle: { 'en-US': 'Pay in to your RIDER balance', 'zh-CN': '充值到 RIDER 余额' },
  reference: { 'en-US': 'Reference', 'zh-CN': '流水号' },
  amount: { 'en-US': 'Amount', 'zh-CN': '金额' },
  pay: { 'en-US': 'Pay', 'zh-CN': '确认支付' },
  decline: { 'en-US': 'Decline, as a bank would', 'zh-CN': '模拟银行拒付' },
  closed: { 'en-US': 'This payment is closed.', 'zh-CN': '该笔支付已结束。' },
  back: { 'en-US': 'Back to the shop', 'zh-CN': '返回商城' },
  cardTitle: { 'en-US': 'Card details', 'zh-CN': '信用卡信息' },
  testCards: {
    'en-US': 'Takes test cards only, e.g. 4242 4242 4242 4242, with any later date and any code.',
    'zh-CN': '仅接受测试卡号，例如 4242 4242 4242 4242，有效期填未来日期，安全码任意。',
  },
  number: { 'en-US': 'Card number', 'zh-CN': '卡号' },
  expiry: { 'en-US': 'Expiry (MM/YY)', 'zh-CN': '有效期（月/年）' },
  code: { 'en-US': 'Security code', 'zh-CN': '安全码' },
  use: { 'en-US': 'Use this card', 'zh-CN': '使用此卡' },
  faultNumber: {
    'en-US': 'The sandbox does not know this number. Please use a test card such as 4242 4242 4242 4242.',
    'zh-CN': '沙盒不识别该卡号，请使用测试卡号，例如 4242 4242 4242 4242。',
  },
  faultExpiry: {
    'en-US': 'Please enter month and year as on the card, e.g. 08/28, not in the past.',
    'zh-CN': '请按卡面填写月/年，例如 08/28，且不得早于当前月份。',
  },
  faultCode: { 'en-US': 'Please enter the 3 or 4 digits.', 'zh-CN': '请输入3位或4位安全码。' },
  elementClosed: {
    'en-US': 'The provider takes no more cards from this page. Please load it again, or try again tomorrow.',
    'zh-CN': '支付服务商已不再接受此页面提交的信用卡，请刷新页面或明天再试。',
  },
  unavailable: { 'en-US': 'The provider did not answer. Please try again.', 'zh-CN': '支付服务商未响应，请重试。' },
} as const satisfies Record<string, Localized>;

/** A text of the sandbox's pages. */
export type SandboxWord = keyof typeof WORDS;

/** The sandbox's texts in a language. */
export function sandboxWords(locale: Locale): (word: SandboxWord) => string {
  return (word) => WORDS[word][locale];
}
