import type { Context, Hono } from 'hono';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import type { ReadCache } from './read-cache.ts';

/** Values that the middleware adds to a request. */
export interface HttpEnvironment {
  Variables: {
    locale: Locale;
    parameters: Parameters;
    /** The buyer as whom a call with an API key acts. */
    keyHolder?: SignedInUser;
  };
}
/** The request as handlers see it. */
export type HttpContext = Context<HttpEnvironment>;
/** The app that routes register on; paths are relative to `/api`. */
export type HttpApp = Hono<HttpEnvironment>;

/**
 * Query and body merged; the body wins. Form values are strings, JSON values keep their types. CRMEB's calls assign it to their request:
 * `const parameters: Untrusted<AddToCartRequestWire> = context.var.parameters`.
 */
export type Parameters = Readonly<Record<string, unknown>>;

/** The signed-in user. */
export interface SignedInUser {
  id: string;
  /** When the session ends, in epoch milliseconds. */
  expiresAt: number;
}

/**
 * Finds the user of a token. @throws ApiError `not-signed-in` (unknown), `session-expired` (expired), `session-invalid` (user deleted or
 * disabled).
 */
export interface SessionSource {
  userOf(token: string): Promise<SignedInUser>;
}

/** Services of all domains' calls. */
export interface Services {
  database: Database;
  /** Epoch milliseconds; tests set it. */
  clock: () => number;
  /** Responses of public reads, shared by all clients. */
  cache: ReadCache;
  /** Finds the user of a session's token. */
  sessions: SessionSource;
  /** Finds the user of a token that may chat: a session's, or one issued to a partner for its buyer. */
  chatSessions: SessionSource;
  /** Whether demonstration buyers and agents may sign in. */
  demo: boolean;
  /** Whether there is a mail server; without one e-mail is stored for the operator to read. */
  sendsEmail: boolean;
  /** Whether there is a provider of text messages; without one they are stored for the operator to read. */
  sendsTexts: boolean;
  /** Whether operators must have a second step of sign-in. */
  demandsSecondStep: boolean;
  /** Origin of the shop's public URLs, for links in e-mail. */
  shopOrigin: string;
}

/** Adds a domain's calls to the app. `Own` names the services beyond {@link Services} that these calls need. */
export type RouteModule<Own = unknown> = (app: HttpApp, services: Services & Own) => void;
