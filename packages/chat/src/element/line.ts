import { ApiError, createApi } from '@rider/api';
import { getUser } from '@rider/api/account';
import { isLocale, FALLBACK_LOCALE, type Locale } from '@rider/api/locale';
import { browserEnvironment, browserOutbox, browserTabs, ChatClient, pictureUpload } from '../core/index.ts';
import { loadMessages, type ChatMessages } from '../provider/load-messages.ts';
import { withPicturesOf } from './pictures-of.ts';
import { timerWorker } from './timer-worker.ts';

/** What a line is made of. */
export interface LineOptions {
  /** The shop's. */
  origin: string;
  locale: string;
  getToken(): Promise<string>;
}

/** A buyer's client and the texts in the page's language; without a client, why there is none. */
export interface Line {
  client: ChatClient | undefined;
  /** `session`: nobody is signed in. `failed`: the shop does not answer. */
  problem: 'session' | 'failed' | undefined;
  reason: string;
  /** What the shop counted before the line was there. */
  unread: number;
  locale: Locale;
  messages: ChatMessages;
}

/** Asks who the buyer is and makes the client. */
export async function openLine({ origin, locale: wanted, getToken }: LineOptions): Promise<Line> {
  const locale = isLocale(wanted) ? wanted : FALLBACK_LOCALE;
  const baseUrl = `${origin}/api`;
  // A token may run out: each call asks for the one of now.
  const api = createApi({
    baseUrl,
    locale,
    fetch: async (address, init) => fetch(address, await withToken(init, getToken)),
  });
  const messages = await loadMessages(locale);
  const quiet = { client: undefined, problem: undefined, reason: '', unread: 0, locale, messages };
  try {
    const [{ id: person, unreadMessages }, worker] = await Promise.all([getUser(api), timerWorker()]);
    const client = new ChatClient({
      api,
      person,
      environment: browserEnvironment(worker),
      outbox: await browserOutbox(`rider-chat:${person}`),
      tabs: browserTabs(),
      getToken,
      upload: pictureUpload({ baseUrl, locale, getToken }),
      storage: lasting,
    });
    const isForeign = origin !== location.origin;
    return { ...quiet, client: isForeign ? withPicturesOf(client, origin) : client, unread: unreadMessages };
  } catch (error) {
    const isSession = error instanceof ApiError && error.kind === 'session';
    const reason = error instanceof Error ? error.message : String(error);
    return { ...quiet, problem: isSession ? 'session' : 'failed', reason };
  }
}

async function withToken(init: RequestInit, getToken: () => Promise<string>): Promise<RequestInit> {
  const token = await getToken();
  const headers = new Headers(init.headers);
  if (token !== '') headers.set('Authori-zation', `Bearer ${token}`);
  return { ...init, headers };
}

const forgotten = new Map<string, string>();

/** What is muted stays muted, a card is sent by itself once in a visit; a page that keeps nothing is no reason not to chat. */
const lasting: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => {
    try {
      return placeOf(key).getItem(key);
    } catch {
      return forgotten.get(key) ?? null;
    }
  },
  setItem: (key, value) => {
    forgotten.set(key, value);
    try {
      placeOf(key).setItem(key, value);
    } catch {
      // Kept in the map for as long as the page lives.
    }
  },
};

function placeOf(key: string): Storage {
  return key.includes(':sent:') ? sessionStorage : localStorage;
}
