import { loadCode } from '../connection/page-connection.ts';
import { documentLocale, loadedMessages } from './browser-messages.ts';

/** Adds the texts of the parts that load with the visitor's first activity. */
export async function loadActiveMessages(): Promise<void> {
  const { default: messages } = await loadCode(() =>
    documentLocale() === 'zh-CN' ? import('virtual:messages/zh-CN/active') : import('virtual:messages/en-US/active'),
  );
  Object.assign(loadedMessages, messages);
}
