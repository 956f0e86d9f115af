import type { Localized } from '../database/columns.ts';

/** Messages of coupons, paying in and cards, by contract code; codes above 910000 are ours. */
export const MONEY_MESSAGES = {
  100000: { 'en-US': 'Saved', 'zh-CN': '保存成功' },
  400516: {
    'en-US': 'This coupon is no longer available, or you have already claimed it.',
    'zh-CN': '优惠券已领完、已过期，或您已领取过。',
  },
  410122: { 'en-US': 'Please enter an amount.', 'zh-CN': '请输入充值金额。' },
  410123: { 'en-US': 'This payment method is not supported.', 'zh-CN': '不支持该充值方式。' },
  410242: {
    'en-US': 'This coupon is no longer valid. Please choose another.',
    'zh-CN': '所选优惠券已失效，请重新选择。',
  },
  410243: {
    'en-US': 'The order does not meet the conditions of this coupon.',
    'zh-CN': '订单不满足所选优惠券的使用条件。',
  },
  410244: {
    'en-US': 'The coupon could not be applied. Please choose another.',
    'zh-CN': '优惠券使用失败，请重新选择。',
  },
  410319: { 'en-US': 'Coupon claimed', 'zh-CN': '领取成功' },
  910501: {
    'en-US': 'Paying in is not available in this shop yet. Please ask us for a top-up.',
    'zh-CN': '本店暂未开通在线充值，请联系我们充值。',
  },
  910502: { 'en-US': 'The payment was declined. Nothing was paid in.', 'zh-CN': '支付未成功，余额未变动。' },
  910503: { 'en-US': 'This amount exceeds the balance limit.', 'zh-CN': '余额已达上限，无法充值该金额。' },
  910504: { 'en-US': 'This payment does not exist.', 'zh-CN': '该充值记录不存在。' },
  910505: { 'en-US': 'Saving cards is not available in this shop yet.', 'zh-CN': '本店暂未开通信用卡绑定。' },
  910506: { 'en-US': 'This card does not exist.', 'zh-CN': '该信用卡不存在。' },
  910507: {
    'en-US': 'The payment provider does not recognize this card. Please enter it again.',
    'zh-CN': '支付服务商未能识别该信用卡，请重新填写。',
  },
  910508: { 'en-US': 'This card is already saved.', 'zh-CN': '该信用卡已保存。' },
  910509: { 'en-US': 'You have too many cards. Please remove one first.', 'zh-CN': '信用卡数量过多，请先删除一张。' },
  910532: {
    'en-US': 'You have begun too many payments today. Please try again in {wait}.',
    'zh-CN': '今天发起的充值次数过多，请{wait}后再试。',
  },
  910533: {
    'en-US': 'Your balance has changed meanwhile. Please check the amount and try again.',
    'zh-CN': '余额已变动，请核对金额后重试。',
  },
  910534: {
    'en-US': 'The payment provider does not answer. Nothing was charged. Please try again in a moment.',
    'zh-CN': '支付服务商暂无响应，未产生扣款，请稍后重试。',
  },
  910510: { 'en-US': 'Not used', 'zh-CN': '未使用' },
  910511: { 'en-US': 'Used', 'zh-CN': '已使用' },
  910512: { 'en-US': 'Expired', 'zh-CN': '已过期' },
  910520: { 'en-US': 'Opening balance', 'zh-CN': '期初余额' },
  910521: { 'en-US': 'Order paid', 'zh-CN': '支付订单' },
  910522: { 'en-US': 'Refund', 'zh-CN': '订单退款' },
  910523: { 'en-US': 'Paid in', 'zh-CN': '在线充值' },
  910524: { 'en-US': 'Added by RIDER', 'zh-CN': 'RIDER 充值' },
  910530: { 'en-US': 'This buyer does not exist.', 'zh-CN': '该客户不存在。' },
  910531: { 'en-US': 'Topped up', 'zh-CN': '充值成功' },
} as const satisfies Record<number, Localized>;
