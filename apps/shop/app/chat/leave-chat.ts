import { browserOutbox, browserTabs, forgetChat } from '@rider/chat/core';
import { outboxNameOf } from './outbox-name.ts';
import { rememberChat } from '../activity/chat-memory.ts';
import { writeUnreadCookie } from './unread-cookie.ts';

/** Ends a buyer's chat before sign-out in all tabs, with its unsent messages. `forgetBuyer` clears the storages. */
export async function leaveChat(person: string): Promise<void> {
  rememberChat(false);
  writeUnreadCookie(0);
  await forgetChat(person, await browserOutbox(outboxNameOf(person)), browserTabs());
}
