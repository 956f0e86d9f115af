import { loadCode } from '../connection/page-connection.ts';
import { documentLocale, loadedMessages } from './browser-messages.ts';

/** Adds the texts that no first page needs to those that came with it. */
export async function loadOtherMessages(): Promise<void> {
  const { default: messages } = await loadCode(() =>
    documentLocale() === 'zh-CN' ? import('virtual:messages/zh-CN/rest') : import('virtual:messages/en-US/rest'),
  );
  Object.assign(loadedMessages, messages);
}
