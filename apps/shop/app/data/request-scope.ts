import type { Api } from '@rider/api';
import type { Locale } from '@rider/model/locale';
import { createContext } from 'react-router';

/** What the server knows of the request that it renders. Loaders and actions get it as `context.get(requestScope)`. */
export interface RequestScope {
  /** A client of the backend that carries this visitor's session. */
  api: Api;
  /** A client for whoever has just signed in. */
  apiAs: (token: string) => Api;
  locale: Locale;
  /** A session cookie came along; whether it is still good only the backend knows. */
  signedIn: boolean;
  /** Origin of the shop's public addresses, without trailing slash. */
  origin: string;
  /** Nonce of this document's inline scripts and styles; null where scripts are allowed by hash. */
  scriptNonce: string | null;
  styleNonce: string;
}

export const requestScope = createContext<RequestScope>();
