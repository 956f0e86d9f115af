import type { Locale } from '@rider/api/locale';
import type { Localized } from '../database/columns.ts';

interface Letter {
  subject: Localized;
  body: Localized;
}

/** What the shop writes by e-mail; `{name}` places take the facts. */
const LETTERS = {
  'register-code': {
    subject: { 'en-US': '{code} is your RIDER code', 'zh-CN': 'RIDER验证码：{code}' },
    body: {
      'en-US':
        'Your code for the account request is {code}. It is valid for {minutes} minutes.\n\nIf you did not ask for an account, ignore this message.',
      'zh-CN': '您申请账号的验证码是{code}，{minutes}分钟内有效。\n\n如果您没有申请账号，请忽略此邮件。',
    },
  },
  'already-known': {
    subject: { 'en-US': 'You already have a RIDER account', 'zh-CN': '您已有RIDER账号' },
    body: {
      'en-US':
        'Somebody asked for an account with this e-mail address, but there is one already, or its request is being reviewed.\n\nSign in: {origin}/login\nForgot the password: {origin}/passwd_forgot\n\nIf it was not you, ignore this message.',
      'zh-CN':
        '有人使用此邮箱申请账号，但该邮箱已有账号或申请正在审核中。\n\n登录：{origin}/zh-CN/login\n忘记密码：{origin}/zh-CN/passwd_forgot\n\n如非本人操作，请忽略此邮件。',
    },
  },
  'reset-code': {
    subject: { 'en-US': '{code} is your RIDER code', 'zh-CN': 'RIDER验证码：{code}' },
    body: {
      'en-US':
        'Your code for a new password is {code}. It is valid for {minutes} minutes.\n\nIf you did not ask for it, ignore this message: your password stays as it is.',
      'zh-CN':
        '您重设密码的验证码是{code}，{minutes}分钟内有效。\n\n如果您没有申请重设密码，请忽略此邮件，您的密码不会改变。',
    },
  },
  'password-reset': {
    subject: { 'en-US': 'Your RIDER password was changed', 'zh-CN': '您的RIDER密码已修改' },
    body: {
      'en-US':
        'A new password was set for the account {account}, and it was signed out everywhere.\n\nIf it was not you, set another one now: {origin}/passwd_forgot',
      'zh-CN':
        '账号{account}已设置新密码，并已在所有设备上退出登录。\n\n如非本人操作，请立即重设密码：{origin}/zh-CN/passwd_forgot',
    },
  },
  'request-received': {
    subject: { 'en-US': 'We received your account request', 'zh-CN': '我们已收到您的开户申请' },
    body: {
      'en-US':
        'Hello {name},\n\nthank you for asking for an account for {company}. We are checking your data and will write to you when it is open. Your account name is {account}.',
      'zh-CN':
        '{name}，您好：\n\n感谢您为{company}申请账号。我们正在审核您的资料，开通后会通知您。您的账号是{account}。',
    },
  },
  'request-approved': {
    subject: { 'en-US': 'Your RIDER account is open', 'zh-CN': '您的RIDER账号已开通' },
    body: {
      'en-US': 'Hello {name},\n\nthe account {account} of {company} is open. Sign in and order: {origin}/login',
      'zh-CN': '{name}，您好：\n\n{company}的账号{account}已开通。请登录订购：{origin}/zh-CN/login',
    },
  },
  'request-refused': {
    subject: { 'en-US': 'Your RIDER account request', 'zh-CN': '关于您的RIDER开户申请' },
    body: {
      'en-US':
        'Hello {name},\n\nwe cannot open an account for {company} now.\n\n{reason}\n\nYou may ask again with the same e-mail address: {origin}/register',
      'zh-CN':
        '{name}，您好：\n\n我们暂时无法为{company}开通账号。\n\n{reason}\n\n您可以使用同一邮箱重新申请：{origin}/zh-CN/register',
    },
  },
} as const satisfies Record<string, Letter>;

/** One of the shop's letters. */
export type LetterName = keyof typeof LETTERS;

function filled(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(facts[name] ?? place));
}

/** Subject and plain text of a letter in a language. */
export function letterText(
  name: LetterName,
  locale: Locale,
  facts: Readonly<Record<string, string | number>>,
): { subject: string; body: string } {
  const { subject, body }: Letter = LETTERS[name];
  return { subject: filled(subject[locale], facts), body: filled(body[locale], facts) };
}
