import type { Api } from '@rider/api/transport';
import type { Locale, ShopFormats } from '@rider/model/locale';
import { createContext } from 'react-router';
import type { Query, Seed } from './query.ts';

/** The server's data about the request being rendered. Loaders and actions get it as `context.get(requestScope)`. */
export interface RequestScope {
  /** A backend client with this visitor's session. */
  api: Api;
  /** A backend client with another token, for somebody who has just signed in. */
  apiAs: (token: string) => Api;
  locale: Locale;
  /** The shop's currency and time zone. */
  formats: ShopFormats;
  /** The answers that the loaders have got so far; the document contains them. */
  answers: Seed;
  /** The calls of queries so far, by their serialized keys. */
  running: Map<string, Promise<unknown>>;
  /** The answer of a shared query; null where answers are not shared. */
  callShared: (key: string, query: Query<unknown>) => Promise<unknown> | null;
  /** The request has a session cookie; only the backend can tell whether it is still valid. */
  signedIn: boolean;
  /** Set by a page that is for signed-in buyers alone. */
  needsBuyer: boolean;
  /** Set by an action that rejected its form: the document shows that, even where the backend is unavailable. */
  isFormRejected: boolean;
  /** Whether the call of a part of the page failed: the document must not be shared. */
  isPartial: boolean;
  /** Origin of the shop's public addresses, without trailing slash. */
  origin: string;
  /** The document once it is rendered. It stays a text here: a Response would encode it, only for it to be decoded again. */
  html: string | null;
  /** Nonce of this document's inline scripts and styles; null where scripts are allowed by hash. */
  scriptNonce: string | null;
  styleNonce: string;
}

export const requestScope = createContext<RequestScope>();
