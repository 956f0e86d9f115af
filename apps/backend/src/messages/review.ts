import type { Localized } from '../database/columns.ts';

/** Messages of reviews and of the pictures in forms, by contract code; codes from 910600 are ours. */
export const REVIEW_MESSAGES = {
  410219: { 'en-US': 'This item has already been reviewed', 'zh-CN': '该订单商品已评价' },
  410220: { 'en-US': 'Please rate the product', 'zh-CN': '请为商品评分' },
  410221: { 'en-US': 'Please rate the service', 'zh-CN': '请为服务评分' },
  910600: { 'en-US': 'Please upload at most {most} pictures.', 'zh-CN': '最多可上传{most}张图片。' },
  910601: { 'en-US': 'A picture is missing. Please upload it again.', 'zh-CN': '有图片已丢失，请重新上传。' },
  910602: { 'en-US': 'This order cannot be reviewed now.', 'zh-CN': '该订单当前不能评价。' },
  910603: { 'en-US': 'This review does not exist.', 'zh-CN': '评价不存在。' },
  910604: { 'en-US': 'Please write a reply of at most {most} characters.', 'zh-CN': '请填写回复，最多{most}个字符。' },
  910605: { 'en-US': 'Reply saved', 'zh-CN': '回复已保存' },
  910606: { 'en-US': 'Thank you for your review', 'zh-CN': '感谢您的评价' },
} as const satisfies Record<number, Localized>;
