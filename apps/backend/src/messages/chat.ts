import type { Localized } from '../database/columns.ts';

/** Messages of chat and uploads, by contract code; codes from 910100 are ours. */
export const CHAT_MESSAGES = {
  100009: { 'en-US': 'Picture uploaded successfully', 'zh-CN': '图片上传成功' },
  100101: {
    'en-US': 'Don’t repeat uploads frequently. You have sent too many pictures today.',
    'zh-CN': '今天上传的图片过多。',
  },
  410099: { 'en-US': 'Transferred', 'zh-CN': '转接成功' },
  410136: {
    'en-US': 'No agent is online right now. Please leave a message.',
    'zh-CN': '暂无客服人员在线，请稍后联系',
  },
  910102: { 'en-US': 'This kind of message cannot be sent.', 'zh-CN': '无法发送此类消息。' },
  910103: { 'en-US': 'This person is not available.', 'zh-CN': '用户不存在' },
  910104: { 'en-US': 'You cannot chat with yourself.', 'zh-CN': '不能和自己聊天' },
  910105: { 'en-US': 'This message is too long.', 'zh-CN': '消息过长。' },
  910106: { 'en-US': 'You are sending too fast. Please wait a moment.', 'zh-CN': '发送过快，请稍候。' },
  910107: { 'en-US': 'Too many saved replies. Please delete one first.', 'zh-CN': '常用语过多，请先删除一些。' },
  910108: { 'en-US': 'This reply does not exist.', 'zh-CN': '常用语不存在' },
  910110: { 'en-US': 'The picture is larger than 5 MB.', 'zh-CN': '图片大小不能超过5MB。' },
  910111: { 'en-US': 'Uploaded pictures can only be in JPG or PNG format!', 'zh-CN': '上传图片只能是JPG、PNG格式。' },
  910112: { 'en-US': 'This picture cannot be read.', 'zh-CN': '无法读取该图片。' },
  910113: {
    'en-US':
      'The picture has too many pixels. A JPEG photo may have 50 megapixels, any other picture 24. Please make it smaller.',
    'zh-CN': '图片像素过多：JPEG照片最多5000万像素，其他图片最多2400万像素，请缩小后再上传。',
  },
  910114: {
    'en-US': 'You are sending many pictures at once. Please wait until they are done.',
    'zh-CN': '您正在上传的图片过多，请等待完成后再试。',
  },
} as const satisfies Record<number, Localized>;
