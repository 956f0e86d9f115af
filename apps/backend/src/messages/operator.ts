import type { Localized } from '../database/columns.ts';

/** Messages of the operators' calls and of account requests; codes from 910700 are ours. */
export const OPERATOR_MESSAGES = {
  410007: { 'en-US': 'Verification code sent successfully', 'zh-CN': '验证码发送成功' },
  410009: { 'en-US': 'Please get the verification code first', 'zh-CN': '请先获取验证码' },
  410010: { 'en-US': 'The verification code is incorrect', 'zh-CN': '验证码错误' },
  910700: { 'en-US': 'Only operators may do this.', 'zh-CN': '只有运营人员可以执行此操作。' },
  910702: {
    'en-US': 'A code was sent a moment ago. Please wait a minute before asking for another.',
    'zh-CN': '验证码刚刚已发送，请一分钟后再获取。',
  },
  910703: {
    'en-US': 'Too many attempts. Please try again in {wait}.',
    'zh-CN': '尝试次数过多，请{wait}后再试。',
  },
  910704: { 'en-US': 'This account name is taken. Please choose another.', 'zh-CN': '该账号已被使用，请换一个。' },
  910705: { 'en-US': 'This e-mail is used by another account.', 'zh-CN': '该邮箱已被其他账号使用。' },
  910706: {
    'en-US': 'We received your request and will e-mail you when it is approved.',
    'zh-CN': '您的申请已提交，审核通过后我们会通知您。',
  },
  910707: { 'en-US': 'This request has already been decided.', 'zh-CN': '该申请已处理。' },
} as const satisfies Record<number, Localized>;
