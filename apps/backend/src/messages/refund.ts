import type { Localized } from '../database/columns.ts';

/** Messages of refunds, by contract code; codes above 910000 are ours. */
export const REFUND_MESSAGES = {
  100017: { 'en-US': 'Submitted successfully', 'zh-CN': '提交成功' },
  100027: { 'en-US': 'Successful application', 'zh-CN': '申请成功' },
  400495: { 'en-US': 'After-sales order does not exist', 'zh-CN': '售后订单不存在' },
  410173: { 'en-US': 'Order does not exist', 'zh-CN': '订单不存在' },
  410223: {
    'en-US': 'Please re-select the refund item or the number of pieces',
    'zh-CN': '请重新选择退款商品或件数',
  },
  410224: { 'en-US': 'The current state cannot cancel the application', 'zh-CN': '当前状态不能取消申请' },
  410252: { 'en-US': 'The number of refunds is greater than the number of orders', 'zh-CN': '退款件数大于订单件数' },
  410255: { 'en-US': 'There is a pending refund order', 'zh-CN': '存在待处理退款单' },
  910300: {
    'en-US': 'Nothing of this order can be refunded any more.',
    'zh-CN': '该订单已无可退款的商品。',
  },
  910301: {
    'en-US': 'The goods have not been sent to you: ask for the money only.',
    'zh-CN': '商品尚未寄出，只能申请仅退款。',
  },
  910302: {
    'en-US': 'The refund has moved on in the meantime. Please look again.',
    'zh-CN': '退款状态已变化，请刷新后再试。',
  },
  910303: {
    'en-US': 'A refund of this order is under way: decide it first, then ship what is left.',
    'zh-CN': '该订单有处理中的退款，请先处理退款，再发出其余商品。',
  },
  910310: { 'en-US': 'Ordered by mistake', 'zh-CN': '拍错了' },
  910311: { 'en-US': 'Not needed any more', 'zh-CN': '不再需要' },
  910312: { 'en-US': 'Damaged on arrival', 'zh-CN': '到货时已损坏' },
  910313: { 'en-US': 'Wrong item or finish', 'zh-CN': '商品或颜色发错' },
  910314: { 'en-US': 'Does not match the description', 'zh-CN': '与描述不符' },
  910315: { 'en-US': 'Parts are missing', 'zh-CN': '缺少配件' },
  910316: { 'en-US': 'Arrived too late', 'zh-CN': '到货太晚' },
  910317: { 'en-US': 'Another reason', 'zh-CN': '其他原因' },
  910320: { 'en-US': 'Under review', 'zh-CN': '审核中' },
  910321: { 'en-US': 'Agreed', 'zh-CN': '已同意' },
  910322: { 'en-US': 'To be returned', 'zh-CN': '待退货' },
  910323: { 'en-US': 'On the way back', 'zh-CN': '退货中' },
  910324: { 'en-US': 'Goods received', 'zh-CN': '已收到退货' },
  910325: { 'en-US': 'Refunded', 'zh-CN': '已退款' },
  910326: { 'en-US': 'Refused', 'zh-CN': '已拒绝' },
  910327: { 'en-US': 'Withdrawn', 'zh-CN': '已撤销' },
  910330: { 'en-US': 'RIDER Returns', 'zh-CN': 'RIDER 退货部' },
} as const satisfies Record<number, Localized>;
