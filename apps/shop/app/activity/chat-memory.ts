import { tabStorage } from '@rider/chat/storage';

/** Session storage key for an open chat, so that a reload does not close it. */
const KEY = 'rider.chat';

/** Whether the chat was open when this tab last left a page. */
export function wasChatOpen(): boolean {
  return tabStorage.getItem(KEY) !== null;
}

export function rememberChat(open: boolean): void {
  if (open) tabStorage.setItem(KEY, '1');
  else tabStorage.removeItem(KEY);
}
