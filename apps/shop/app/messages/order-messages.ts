import { loadCode } from '../connection/page-connection.ts';
import { documentLocale, loadedMessages } from './browser-messages.ts';

// A screen that imports this renders only once the texts of ordering and account have loaded. The server has all texts.
if (!import.meta.env.SSR) {
  // A module whose evaluation failed once stays failed.
  const { default: messages } = await loadCode(() =>
    documentLocale() === 'zh-CN'
      ? import('virtual:messages/zh-CN/ordering')
      : import('virtual:messages/en-US/ordering'),
  );
  Object.assign(loadedMessages, messages);
}
