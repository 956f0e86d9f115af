import { documentLocale, loadedMessages } from './browser-messages.ts';

// A screen that imports this shows only once the texts of ordering and account are there. The server has all texts.
if (!import.meta.env.SSR) {
  const { default: messages } = await (documentLocale() === 'zh-CN'
    ? import('virtual:messages/zh-CN/ordering')
    : import('virtual:messages/en-US/ordering'));
  Object.assign(loadedMessages, messages);
}
