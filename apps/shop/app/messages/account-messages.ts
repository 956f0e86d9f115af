import { loadCode } from '../connection/page-connection.ts';
import './all-messages.ts';
import { documentLocale, loadedMessages } from './browser-messages.ts';

// A screen that imports this renders only once the texts of the account are there, too; the server always has them.
if (!import.meta.env.SSR) {
  const { default: messages } = await loadCode(() =>
    documentLocale() === 'zh-CN' ? import('virtual:messages/zh-CN/account') : import('virtual:messages/en-US/account'),
  );
  Object.assign(loadedMessages, messages);
}
