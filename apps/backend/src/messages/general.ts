import type { Localized } from '../database/columns.ts';

/** Messages of the site, the catalogue and the HTTP layer, by contract code; codes above 900000 are ours. */
export const GENERAL_MESSAGES = {
  100010: { 'en-US': 'Operation successful', 'zh-CN': '操作成功' },
  100100: { 'en-US': 'Parameter error', 'zh-CN': '参数错误' },
  110002: { 'en-US': 'Please login', 'zh-CN': '请登录' },
  110003: { 'en-US': 'Login has expired, please login again', 'zh-CN': '登录已过期,请重新登录' },
  110004: { 'en-US': 'Login status error, please login again', 'zh-CN': '登录状态有误,请重新登录' },
  400533: { 'en-US': 'Commodity does not exist', 'zh-CN': '商品不存在' },
  900001: { 'en-US': 'Error, try again later!', 'zh-CN': '出了点问题，请重试。' },
  900002: { 'en-US': 'The request is too large.', 'zh-CN': '请求内容过大。' },
  900003: { 'en-US': 'This language is not available.', 'zh-CN': '不支持该语言。' },
  900004: { 'en-US': 'Language changed', 'zh-CN': '语言已切换' },
  900005: {
    'en-US': 'The shop is very busy right now. Please try again in {wait}.',
    'zh-CN': '当前访问繁忙，请{wait}后再试。',
  },
} as const satisfies Record<number, Localized>;
