import { ApiError, createApi } from '@rider/api/transport';
import { getUser } from '@rider/api/account';
import { isLocale, FALLBACK_LOCALE, type Locale } from '@rider/model/locale';
import { browserEnvironment, browserOutbox, browserTabs, ChatClient, pictureUpload } from '../core/index.ts';
import { forgetDrafts, storedDrafts, type Drafts } from '../composer/drafts.ts';
import { loadMessages, type ChatMessages } from '../provider/load-messages.ts';
import { chatStorage, lastingStorage } from '../storage/index.ts';
import { timerWorker } from './timer-worker.ts';

/** Options of a connection. */
export interface BuyerSessionOptions {
  /** The shop's origin. */
  origin: string;
  locale: string;
  getToken(): Promise<string>;
}

/** A buyer's client and the texts in the page's language; without a client, the reason. */
export interface BuyerSession {
  client: ChatClient | undefined;
  /** `session`: nobody is signed in. `failed`: the shop does not respond. */
  problem: 'session' | 'failed' | undefined;
  reason: string;
  /** The shop's count before the connection existed. */
  unread: number;
  locale: Locale;
  messages: ChatMessages;
  /** Unsent drafts. */
  drafts: Drafts | undefined;
  /** Deletes the buyer's data. */
  forget(): Promise<void>;
}

/** Identifies the buyer and creates the client. */
export async function openBuyerSession({
  origin,
  locale: requested,
  getToken,
}: BuyerSessionOptions): Promise<BuyerSession> {
  const locale = isLocale(requested) ? requested : FALLBACK_LOCALE;
  const baseUrl = `${origin}/api`;
  // A token may expire: each call gets the current one.
  const api = createApi({
    baseUrl,
    locale,
    fetch: async (address, init) => fetch(address, await withToken(init, getToken)),
  });
  const messages = await loadMessages(locale);
  const empty = {
    client: undefined,
    problem: undefined,
    reason: '',
    unread: 0,
    locale,
    messages,
    drafts: undefined,
    forget: () => Promise.resolve(),
  };
  try {
    const [{ id: person, unreadMessages }, worker] = await Promise.all([getUser(api), timerWorker()]);
    const client = new ChatClient({
      api,
      origin: origin === location.origin ? undefined : origin,
      person,
      environment: browserEnvironment(worker),
      outbox: await browserOutbox(`rider-chat:${person}`),
      tabs: browserTabs(),
      getToken,
      upload: pictureUpload({ baseUrl, locale, getToken }),
      storage: chatStorage,
    });
    return {
      ...empty,
      client,
      unread: unreadMessages ?? 0,
      drafts: storedDrafts({ storage: lastingStorage, person }),
      forget: async () => {
        forgetDrafts(lastingStorage, person);
        await client.signOut();
      },
    };
  } catch (error) {
    const isSession = error instanceof ApiError && error.kind === 'session';
    const reason = error instanceof Error ? error.message : String(error);
    return { ...empty, problem: isSession ? 'session' : 'failed', reason };
  }
}

async function withToken(init: RequestInit, getToken: () => Promise<string>): Promise<RequestInit> {
  const token = await getToken();
  const headers = new Headers(init.headers);
  if (token !== '') headers.set('Authori-zation', `Bearer ${token}`);
  return { ...init, headers };
}
