import type { Context, Hono } from 'hono';
import type { Locale } from '@rider/api/locale';
import type { Sessions } from '../account/sessions.ts';
import type { FinishOrder } from '../balance/recharge.ts';
import type { ChatBus } from '../chat/bus.ts';
import type { Database } from '../database/open.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import type { ReadCache } from './read-cache.ts';

/** What a request carries through the app. */
export interface HttpEnvironment {
  Variables: { locale: Locale; parameters: Parameters };
}
/** The request as handlers see it. */
export type HttpContext = Context<HttpEnvironment>;
/** The app that routes register on; paths are relative to `/api`. */
export type HttpApp = Hono<HttpEnvironment>;

/** Query and body merged, the body winning (contract section 2). Form values are texts, JSON values what they are. */
export type Parameters = Record<string, unknown>;

/** What every domain works with. */
export interface Services {
  database: Database;
  /** Epoch milliseconds; the tests turn it. */
  clock: () => number;
  /** Answers of public reads, shared by everyone. */
  cache: ReadCache;
  /** Who is signed in. */
  sessions: Sessions;
  /** Whether demo people may sign in. */
  demo: boolean;
  /** Whether there is a mail server; without one e-mail is kept for the operator to read. */
  sendsEmail: boolean;
  /** Origin of the shop's public addresses, for links in e-mail. */
  shopOrigin: string;
  /** Who takes money and keeps cards; null while the shop has nobody for it. */
  payments: PaymentProvider | null;
  /** Pays the order that a payment was meant for. */
  finishOrder: FinishOrder;
  /** Carries news of the chat to every process. */
  bus: ChatBus;
}

/** Adds a domain's calls to the app. */
export type RouteModule = (app: HttpApp, services: Services) => void;
