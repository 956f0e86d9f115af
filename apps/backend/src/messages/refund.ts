import type { Localized } from '../database/columns.ts';

/** Messages of refunds, by contract code; codes above 910000 are ours. */
export const REFUND_MESSAGES = {
  100017: { 'en-US': 'Submitted', 'zh-CN': '提交成功' },
  100027: { 'en-US': 'Request submitted', 'zh-CN': '申请成功' },
  400495: { 'en-US': 'This refund does not exist', 'zh-CN': '退款单不存在' },
  410173: { 'en-US': 'This order does not exist', 'zh-CN': '订单不存在' },
  410223: {
    'en-US': 'Please choose the items and quantities to refund again',
    'zh-CN': '请重新选择退款商品或件数',
  },
  410224: { 'en-US': 'This request can no longer be withdrawn', 'zh-CN': '该申请已不能撤销' },
  410252: { 'en-US': 'You cannot refund more than you ordered', 'zh-CN': '退款件数大于订单件数' },
  410255: { 'en-US': 'A refund for this order is in progress', 'zh-CN': '该订单有处理中的退款' },
  910300: {
    'en-US': 'No items of this order can be refunded anymore.',
    'zh-CN': '该订单已无可退款的商品。',
  },
  910301: {
    'en-US': 'The items have not shipped yet. Please request a refund only.',
    'zh-CN': '商品尚未寄出，只能申请仅退款。',
  },
  910302: {
    'en-US': 'The refund has changed in the meantime. Please reload the page.',
    'zh-CN': '退款状态已变化，请刷新后再试。',
  },
  910303: {
    'en-US': 'A refund for this order is in progress. Decide it first, then ship what is left.',
    'zh-CN': '该订单有处理中的退款，请先处理退款，再发出其余商品。',
  },
  910310: { 'en-US': 'Ordered by mistake', 'zh-CN': '拍错了' },
  910311: { 'en-US': 'No longer needed', 'zh-CN': '不再需要' },
  910312: { 'en-US': 'Damaged on arrival', 'zh-CN': '到货时已损坏' },
  910313: { 'en-US': 'Wrong item or finish', 'zh-CN': '商品或颜色发错' },
  910314: { 'en-US': 'Does not match the description', 'zh-CN': '与描述不符' },
  910315: { 'en-US': 'Parts are missing', 'zh-CN': '缺少配件' },
  910316: { 'en-US': 'Arrived too late', 'zh-CN': '到货太晚' },
  910317: { 'en-US': 'Another reason', 'zh-CN': '其他原因' },
  910320: { 'en-US': 'Under review', 'zh-CN': '审核中' },
  910321: { 'en-US': 'Approved', 'zh-CN': '已同意' },
  910322: { 'en-US': 'To be returned', 'zh-CN': '待寄回' },
  910323: { 'en-US': 'Return in transit', 'zh-CN': '退货途中' },
  910324: { 'en-US': 'Goods received', 'zh-CN': '已收到退货' },
  910325: { 'en-US': 'Refunded', 'zh-CN': '已退款' },
  910326: { 'en-US': 'Refused', 'zh-CN': '已拒绝' },
  910327: { 'en-US': 'Withdrawn', 'zh-CN': '已撤销' },
  910330: { 'en-US': 'RIDER Returns', 'zh-CN': 'RIDER 退货部' },
} as const satisfies Record<number, Localized>;
