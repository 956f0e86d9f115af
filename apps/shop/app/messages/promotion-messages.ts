import { loadCode } from '../connection/page-connection.ts';
import './all-messages.ts';
import { documentLocale, loadedMessages } from './browser-messages.ts';

// A screen that imports this renders only once the texts of promotions are there, too; the server always has them.
if (!import.meta.env.SSR) {
  const { default: messages } = await loadCode(() =>
    documentLocale() === 'zh-CN'
      ? import('virtual:messages/zh-CN/promotions')
      : import('virtual:messages/en-US/promotions'),
  );
  Object.assign(loadedMessages, messages);
}
