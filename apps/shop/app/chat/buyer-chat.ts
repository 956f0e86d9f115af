import { chatStorage, lastingStorage } from '@rider/chat/storage';
import { createApi } from '@rider/api/transport';
import { storedDrafts, type Drafts } from '@rider/chat/composer';
import { browserEnvironment, browserOutbox, browserTabs, ChatClient, pictureUpload } from '@rider/chat/core';
import type { ChatMessages } from '@rider/chat/provider';
import TimerWorker from '@rider/chat/timer-worker?worker';
import { loadCode } from '../connection/page-connection.ts';
import { documentLocale, loadedMessages } from '../messages/browser-messages.ts';
import { outboxNameOf } from './outbox-name.ts';

/** A buyer's chat in this page: the client, the drafts, and the texts in the page's language. */
export interface BuyerChat {
  client: ChatClient;
  drafts: Drafts;
  messages: ChatMessages;
}

const chats = new Map<string, Promise<BuyerChat>>();

/** The buyer's chat; one instance per document. */
export function chatOf(person: string): Promise<BuyerChat> {
  const chat = chats.get(person) ?? createChat(person);
  chats.set(person, chat);
  return chat;
}

async function createChat(person: string): Promise<BuyerChat> {
  const locale = documentLocale();
  const [outbox, { default: texts }] = await Promise.all([
    browserOutbox(outboxNameOf(person)),
    loadCode(() =>
      locale === 'zh-CN' ? import('virtual:messages/zh-CN/chat') : import('virtual:messages/en-US/chat'),
    ),
  ]);
  // The page has no token: the server adds the session's.
  const getToken = () => Promise.resolve('');
  const client = new ChatClient({
    // Not the page's own API client: the chat's calls must not show as page activity.
    api: createApi({ fetch: (address, init) => fetch(address, init), baseUrl: '/api', locale }),
    person,
    environment: browserEnvironment(new TimerWorker()),
    outbox,
    tabs: browserTabs(),
    getToken,
    upload: pictureUpload({ baseUrl: '/api', locale, getToken }),
    storage: chatStorage,
  });
  // The texts are compiled, which the provider's type cannot express.
  const messages = { ...loadedMessages, ...texts } as unknown as ChatMessages;
  if (import.meta.hot) {
    import.meta.hot.on('rider:texts', (changed: { locale: string; messages: ChatMessages }) => {
      if (changed.locale === locale) Object.assign(messages, changed.messages);
    });
  }
  return { client, messages, drafts: storedDrafts({ storage: lastingStorage, person }) };
}
