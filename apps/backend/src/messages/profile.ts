import type { Localized } from '../database/columns.ts';

/** Messages of the profile, favourites and notices, by contract code; codes above 910400 are ours. */
export const PROFILE_MESSAGES = {
  100020: { 'en-US': 'Could not be removed', 'zh-CN': '取消失败' },
  410129: { 'en-US': 'Added to favorites', 'zh-CN': '收藏成功' },
  410130: { 'en-US': 'Could not be added to favorites', 'zh-CN': '收藏失败' },
  910401: {
    'en-US': 'You have too many favorites. Please remove some first.',
    'zh-CN': '收藏数量过多，请先移除一些。',
  },
  910402: { 'en-US': 'This e-mail is used by another account.', 'zh-CN': '该邮箱已被其他账号使用。' },
  910403: { 'en-US': 'The current password is wrong.', 'zh-CN': '当前密码不正确。' },
  910404: {
    'en-US': 'Your password was changed. You are signed out on all other devices.',
    'zh-CN': '密码已修改，其他设备已退出登录。',
  },
} as const satisfies Record<number, Localized>;
