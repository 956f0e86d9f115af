import { withQuery } from '../screens/index.ts';

/** What a key may do. */
export const API_SCOPES = ['catalogue:read', 'orders:read', 'orders:write', 'invoices:read'] as const;

/** A permission of an API key. */
export type ApiScope = (typeof API_SCOPES)[number];

/** The first characters of every secret, by which programs recognise one that was published by mistake. */
export const API_KEY_PREFIX = 'rk_';

/** Whether a token is the secret of an API key; tokens of sessions have no prefix. */
export function isApiKey(token: string): boolean {
  return token.startsWith(API_KEY_PREFIX);
}

/** The lifetimes that a key may have, in days; 0 for no end. */
export const API_KEY_DAYS = [30, 90, 365, 0] as const;
/** For how long the old secret of a key or webhook is valid after a rotation, in hours. */
export const SECRET_OVERLAPS = [0, 1, 24, 168] as const;
/** Maximum number of valid keys of a company. */
export const MOST_API_KEYS = 20;
/** Maximum number of calls of a key in a minute. */
export const MOST_API_KEY_CALLS = 300;
/** The newest calls of a key that its log contains. */
export const MOST_API_KEY_USES = 200;

/** An API key of a company, without its secret. Instants are epoch milliseconds. */
export interface ApiKey {
  id: string;
  name: string;
  scopes: ApiScope[];
  /** The name of the member as whom it acts. */
  owner: string;
  /** Whether it acts as the reader, who alone may rotate it. */
  isOwn: boolean;
  /** The last characters of its secret. */
  secretEnd: string;
  createdAt: number;
  /** Null for no end. */
  endsAt: number | null;
  /** Until when the secret before the last rotation is valid; null if it is not. */
  previousUntil: number | null;
  lastUsedAt: number | null;
  /** Whether it can be used: it has not ended, and its owner still owns the company. */
  isValid: boolean;
}

/** A new secret, shown once. */
export interface IssuedApiKey {
  id: string;
  secret: string;
}

/** A call that was made with a key. */
export interface ApiKeyUse {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Method and path, e.g. `GET /invoices/:number`; empty for a call that keys cannot make. */
  call: string;
  /** The HTTP status of the answer. */
  status: number;
  /** The code of the error; 0 for none. */
  code: number;
  /** The network of the caller, shortened. */
  place: string;
}

/** Address of the screen of the company's API keys. */
export const apiKeysScreen = '/user/api_keys';

/** Address of an API key with its log. */
export function apiKeyScreen(id: string): string {
  return withQuery(apiKeysScreen, { id });
}

/** Address of the reference of the calls. */
export const apiReferenceScreen = '/user/api_reference';

/** A parameter of a call. */
export interface ApiReferenceParameter {
  name: string;
  in: 'path' | 'query' | 'body';
  /** Its JSON type, or its values. */
  type: string;
  isRequired: boolean;
  /** In English; empty for none. */
  description: string;
}

/** A call that API keys can make. */
export interface ApiReferenceCall {
  id: string;
  method: string;
  path: string;
  scope: ApiScope;
  summary: string;
  parameters: ApiReferenceParameter[];
  /** An example of the body, as JSON; empty for none. */
  example: string;
}

/** The calls that API keys can make. */
export type ApiReference = ApiReferenceCall[];
