import type { Localized } from '../database/columns.ts';

/** Messages of the site, the catalogue and the HTTP layer, by contract code; codes above 900000 are ours. */
export const GENERAL_MESSAGES = {
  100010: { 'en-US': 'Done', 'zh-CN': '操作成功' },
  100100: { 'en-US': 'Invalid request', 'zh-CN': '请求参数有误' },
  110002: { 'en-US': 'Please sign in', 'zh-CN': '请登录' },
  110003: { 'en-US': 'Your session has expired. Please sign in again.', 'zh-CN': '登录已过期，请重新登录' },
  110004: { 'en-US': 'Your session is no longer valid. Please sign in again.', 'zh-CN': '登录状态已失效，请重新登录' },
  400533: { 'en-US': 'This product does not exist', 'zh-CN': '商品不存在' },
  900001: { 'en-US': 'Error, try again later!', 'zh-CN': '出了点问题，请重试。' },
  900002: { 'en-US': 'The request is too large.', 'zh-CN': '请求内容过大。' },
  900003: { 'en-US': 'This language is not available.', 'zh-CN': '不支持该语言。' },
  900004: { 'en-US': 'Language changed', 'zh-CN': '语言已切换' },
  900005: {
    'en-US': 'The shop is very busy right now. Please try again in {wait}.',
    'zh-CN': '当前访问繁忙，请{wait}后再试。',
  },
  900010: {
    'en-US': 'The shop cannot answer right now. Please try again in a moment.',
    'zh-CN': '商城暂时无法响应，请稍后再试。',
  },
  900011: {
    'en-US': 'Too many at once. At most {most} are possible.',
    'zh-CN': '一次提交的数量过多，最多 {most} 项。',
  },
  900012: {
    'en-US': 'This text is too long. At most {most} characters are possible.',
    'zh-CN': '内容过长，最多 {most} 个字符。',
  },
} as const satisfies Record<number, Localized>;
