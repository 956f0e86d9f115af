import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { ROUTE_MODULES, type BackendServices } from './calls.ts';
import { DEFAULT_FORMATS, FALLBACK_LOCALE, type Locale, type ShopFormats } from '@rider/model/locale';
import { addDemoBuyers, listDemoAccounts } from './demonstration/buyers.ts';
import { PREVIEW_HEADER } from '@rider/model/site';
import { answerPreview } from './answer-preview.ts';
import { createSessions } from './account/sessions.ts';
import type { WechatSettings } from './account/wechat-api.ts';
import type { CatalogueContents } from './catalogue/contents.ts';
import { readCatalogue, startingContents } from './catalogue/read-catalogue.ts';
import { installCatalogue } from './product/install-catalogue.ts';
import { memoryBus } from './chat/bus.ts';
import { ChatHub } from './chat/hub.ts';
import { inviteFirstOwner } from './staff/invitation.ts';
import { addChatContents, listDemoAgents } from './chat/add-chat-contents.ts';
import type { ChatSocketListener } from './chat/hub.ts';
import type { ChatSocket } from './chat/members.ts';
import { redisBus } from './chat/redis-bus.ts';
import { addCoupons } from './coupon/add-coupons.ts';
import { DatabaseUnavailable } from './database/database-errors.ts';
import { installOnce } from './catalogue/install-once.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, type Database } from './database/open.ts';
import { addHistory, HISTORY_LENGTH } from './demonstration/history.ts';
import { sendInTurns, startSending, type SmtpSettings } from './email/send-outbox.ts';
import { twilioSend, type TwilioSettings } from './email/twilio.ts';
import { bodyLimits, createApp } from './http/app.ts';
import { answerUnavailable } from './http/envelope.ts';
import { ReadCache } from './http/read-cache.ts';
import { startHousekeeping } from './housekeeping/housekeeping.ts';
import type { KeyFault, PaymentAccounts, ProvidedMethod } from './payment-accounts/accounts.ts';
import { addCounters } from './demonstration/counters.ts';
import { addHolidays } from './demonstration/holidays.ts';
import { collectTax } from './demonstration/tax.ts';
import { openProviders } from './payment-accounts/providers.ts';
import { SANDBOX_ROOT } from './payment-accounts/sandbox.ts';
import { WEBHOOK_ROOT, receiveWebhook } from './payment/receive-webhook.ts';
import { PUNCHOUT_ROOT, receivePunchout } from './punchout/receive.ts';
import { Traffic } from './limits/traffic.ts';
import { setShopFormats } from './messages/shop-formats.ts';
import { finishOrder } from './payment/pay-order.ts';
import { addPromotions } from './catalogue/install-promotions.ts';
import { installReviews } from './review/install-reviews.ts';
import './schema.ts';
import { renewIndex } from './search/search-index.ts';
import { addTaxRates } from './tax/add-tax-rates.ts';
import { tableOfRates } from './tax/tax-of-sale.ts';
import { chatSessionsOf } from './partner/chat-session.ts';
import { followContentSchedule } from './site/content-schedule.ts';
import { installSite } from './site/install-site.ts';
import { addSitePages } from './site/pages.ts';
import { IMPORT_CALLS } from './import/operator-routes.ts';
import { startImports } from './import/run-imports.ts';
import { PICTURE_CALLS } from './upload/picture-calls.ts';
import { serveUpload } from './upload/serve.ts';
import { startWebhooks } from './webhook/start-webhooks.ts';

export { ROUTE_MODULES, type BackendServices } from './calls.ts';
export { CatalogueError } from './catalogue/read-catalogue.ts';
export { DatabaseUnavailable } from './database/database-errors.ts';
export type { KeyFault, PaymentAccounts, ProvidedMethod } from './payment-accounts/accounts.ts';
export { exportFile, importFile } from './import/command.ts';
export { addOwner, removeSecondStep } from './staff/commands.ts';
export { reconcilePayments } from './payment/reconcile-payments.ts';
export { DirectoryInUse } from './database/directory-lock.ts';

/** Options of the embedded backend. */
export interface BackendOptions {
  /** Directory of the embedded database; in memory when there is neither this nor `databaseUrl`. */
  dataDir?: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Redis that connects several processes of a shop; without it the shop has only this process. */
  redisUrl?: string;
  /** Mail server; without it e-mail stays in the outbox, where operators read it. */
  smtp?: SmtpSettings;
  /** Provider of text messages; without it they stay in the outbox, where operators read them. */
  twilio?: TwilioSettings;
  /** Credentials for sign-in by WeChat; without them the shop does not offer it. */
  wechat?: WechatSettings;
  /** Accounts at payment providers; without any, the demonstration uses the sandbox. */
  payments?: PaymentAccounts;
  /** Reports an account whose keys its provider rejects. */
  reportKeyFault?: (method: ProvidedMethod, fault: KeyFault) => void;
  /** Whether operators must have a second step of sign-in. */
  demandsSecondStep?: boolean;
  /** Whether this process sends webhooks. */
  sendsWebhooks?: boolean;
  /** Whether webhooks may be sent to this machine, for development. */
  allowsLocalWebhooks?: boolean;
  /** Currency and time zone, the same for all backends of a process. */
  formats?: ShopFormats;
  /** Origin of the shop's public URLs, for links in e-mail. */
  shopOrigin?: string;
  /** A database opened by the caller, who must close it; overrides `dataDir` and `databaseUrl`. */
  database?: Database;
  /** Whether the first start fills the shop with the demonstration catalogue, whose buyers and agents may sign in. */
  demo: boolean;
  /** Whether demonstration buyers get a history of orders, refunds, messages and money when they are added. */
  demoHistory?: boolean;
  /** Epoch milliseconds; the system's clock when absent. */
  clock?: () => number;
  /** Catalogue for the first start; defaults to the one in this package. */
  catalogueDir?: string;
}

/** A running backend. */
export interface Backend {
  /** Handles a request to `/api/*`, `/uploads/*`, `/payment-notice/*`, `/punchout/*` or, in demonstration, `/sandbox-provider/*`. */
  fetch(request: Request): Promise<Response>;
  /** Maximum body length in bytes of a call to `/api/*`; null for an unknown call. */
  bodyLimit(method: string, path: string): number | null;
  /** The directory that `/media/` serves. */
  mediaDirectory: string;
  /** Sign-in of the demonstration buyers; empty when demonstration is off. */
  demoAccounts: readonly { account: string; password: string }[];
  /** Sign-in of the demonstration agents; empty when demonstration is off. */
  demoAgents: readonly { account: string; password: string }[];
  /** Token of the first owner's invitation to the desk; null where there is an owner. */
  ownerInvitation: string | null;
  /** Calls `listener` whenever public answers became stale by a write, in any process of the shop. */
  onInvalidated(listener: () => void): void;
  /** Connects a socket of the chat. */
  connectChat(line: ChatSocket, locale: Locale): ChatSocketListener;
  /** Ends background work and closes the database that the backend opened; running requests must have ended. */
  close(): Promise<void>;
}

const LARGE_BODIES = { ...PICTURE_CALLS, ...IMPORT_CALLS };
const OWN_CATALOGUE = fileURLToPath(new URL('../catalogue', import.meta.url));

async function addDemonstration(
  database: Database,
  { demoHistory = false, shopOrigin = '' }: BackendOptions,
  { readContents, now }: { readContents: () => CatalogueContents; now: number },
): Promise<void> {
  const began = demoHistory ? now - HISTORY_LENGTH : now;
  const isAdded = await addDemoBuyers(database, () => readContents().customers, began);
  if (isAdded) await collectTax(database);
  if (isAdded) await addCounters(database);
  if (isAdded && demoHistory) await addHistory({ database, shopOrigin }, now);
}

/** Migrates the database and fills it on the first start. On PostgreSQL it uses a connection without timeouts. */
async function prepare(
  opened: Database,
  options: BackendOptions,
  { readContents, now }: { readContents: () => CatalogueContents; now: number },
): Promise<void> {
  const { database: given, databaseUrl, demo } = options;
  const patient = given === undefined && databaseUrl !== undefined;
  const database = patient ? await openDatabase({ databaseUrl }, { patient }) : opened;
  try {
    await migrate(database);
    await installOnce(database, [installCatalogue, installReviews, installSite], { readContents, now });
    await renewIndex(database);
    await addChatContents(database, { demo, readContents });
    await addCoupons(database, { readContents, now });
    await addPromotions(database, { readContents, now, demo });
    await addTaxRates(database);
    await addSitePages(database, { readContents, now });
    if (demo) await addHolidays(database, now);
    if (demo) await addDemonstration(database, options, { readContents, now });
    // PGlite has no autovacuum; without statistics the planner expects one public product.
    if (options.dataDir !== undefined) await sql`analyze`.execute(database);
  } finally {
    if (patient) await database.destroy();
  }
}

/**
 * Opens or creates the database, loads the catalogue on the first start, and serves `/api`. @throws CatalogueError for an invalid
 * catalogue, DirectoryInUse when another process has the data directory.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  setShopFormats(options.formats ?? DEFAULT_FORMATS);
  const mediaDirectory = options.catalogueDir ?? OWN_CATALOGUE;
  const clock = options.clock ?? Date.now;
  const database = options.database ?? (await openDatabase(options));
  const closeDatabase = async () => {
    if (options.database === undefined) await database.destroy();
  };
  try {
    const readContents = () => (options.demo ? readCatalogue(mediaDirectory) : startingContents(mediaDirectory));
    await prepare(database, options, { readContents, now: clock() });
  } catch (error) {
    await closeDatabase();
    throw error;
  }
  const sessions = createSessions({ database, clock, demo: options.demo });
  const bus = options.redisUrl === undefined ? memoryBus() : await redisBus(options.redisUrl);
  const shopOrigin = options.shopOrigin ?? '';
  const emailWorld = { clock, sendsEmail: options.smtp !== undefined, shopOrigin };
  const notify = (webhook: Request) => receiveWebhook(services, webhook);
  const { sandbox, gateways } = openProviders({ ...options, database, clock, shopOrigin, notify });
  const cache = new ReadCache((tags) => bus.publish({ type: 'invalidated', tags }));
  bus.listen((news) => {
    if (news.type === 'invalidated') cache.drop(news.tags);
    if (news.type === 'gap') cache.drop('all');
  });
  const traffic = new Traffic();
  const services: BackendServices = {
    database,
    quiet: (own) => traffic.quiet(own),
    sessions,
    chatSessions: chatSessionsOf({ database, clock }, sessions),
    demo: options.demo,
    cache,
    bus,
    announceSessionEnd: (session) => bus.publish({ type: 'session-ended', session }),
    announceReplacement: (session) => bus.publish({ type: 'session-replaced', session }),
    payments: sandbox?.provider ?? null,
    gateways,
    finishOrder: (transaction, orderId) => finishOrder(emailWorld, transaction, orderId),
    taxes: tableOfRates,
    wechat: options.wechat ?? null,
    demandsSecondStep: options.demandsSecondStep ?? false,
    sendsTexts: options.twilio !== undefined,
    allowsLocalWebhooks: options.allowsLocalWebhooks ?? false,
    ...emailWorld,
  };
  const hub = new ChatHub(services);
  const app = createApp(ROUTE_MODULES, services, LARGE_BODIES);
  const stopHousekeeping = startHousekeeping(services);
  const stopImports = startImports(services);
  const stopSchedule = followContentSchedule(services);
  const stopSending = options.smtp && startSending(services, options.smtp);
  const stopTexting = options.twilio && sendInTurns(services, 'text', twilioSend(options.twilio));
  const stopWebhooks = options.sendsWebhooks === true ? startWebhooks(services) : undefined;
  const answerRequest = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    try {
      if (pathname.startsWith('/uploads/')) return await serveUpload(database, request);
      if (pathname.startsWith(WEBHOOK_ROOT)) return await receiveWebhook(services, request);
      if (pathname.startsWith(PUNCHOUT_ROOT)) return await receivePunchout(services, request);
      if (sandbox !== null && pathname.startsWith(SANDBOX_ROOT)) return await sandbox.fetch(request);
      const preview = request.headers.get(PREVIEW_HEADER);
      if (preview !== null) return await answerPreview(services, preview, request);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      console.error(`${request.method} ${pathname}: ${error.message}`);
      return answerUnavailable(FALLBACK_LOCALE, error);
    }
    return app.fetch(request);
  };
  return {
    fetch: (request) => traffic.count(() => answerRequest(request)),
    bodyLimit: bodyLimits(app, LARGE_BODIES),
    mediaDirectory,
    demoAccounts: options.demo ? await listDemoAccounts(database) : [],
    ownerInvitation: options.demo ? null : await inviteFirstOwner(database, clock()),
    demoAgents: options.demo ? await listDemoAgents(database) : [],
    onInvalidated: (listener) => cache.onDrop(listener),
    connectChat: (line, locale) => hub.connect(line, locale),
    close: async () => {
      await stopHousekeeping();
      await stopImports();
      await stopSchedule();
      await stopSending?.();
      await stopTexting?.();
      await stopWebhooks?.();
      await hub.close();
      sandbox?.close();
      bus.close();
      await closeDatabase();
    },
  };
}
