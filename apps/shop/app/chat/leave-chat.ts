import { browserOutbox, browserTabs, forgetChat } from '@rider/chat/core';
import { outboxNameOf } from './outbox-name.ts';
import { rememberRoom } from './room-memory.ts';
import { writeUnreadCookie } from './unread-cookie.ts';

/** Before a buyer signs out: no tab chats on, and nothing unsent or unread stays for whoever sits here next. */
export async function leaveChat(person: string): Promise<void> {
  rememberRoom(false);
  writeUnreadCookie(0);
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`rider-chat:${person}:`)) localStorage.removeItem(key);
  await forgetChat(person, await browserOutbox(outboxNameOf(person)), browserTabs());
}
