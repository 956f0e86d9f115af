import { purgeOldPlaces } from '../account/known-places.ts';
import { purgeExpiredSessions } from '../account/sessions.ts';
import { purgeExpiredWechatLinks } from '../account/wechat.ts';
import { purgeExpiredCounts } from '../account/use-count.ts';
import { settleRecharges, type RechargeServices } from '../balance/recharge.ts';
import { purgeOldSetups } from '../card/setups.ts';
import { purgeOldCartRequests } from '../cart/add-once.ts';
import { remindOfInvoices } from '../credit/remind-of-invoices.ts';
import { purgeOldBuyNowLines } from '../cart/cart.ts';
import { purgeExpiredAgentSessions } from '../agent/agents.ts';
import { emailUnreadReplies } from '../chat/email-replies.ts';
import { purgeOldKeyUses } from '../api-key/key-uses.ts';
import { purgeExpiredInvitations } from '../buyer-company/invitations.ts';
import type { Database } from '../database/open.ts';
import { runEach } from '../database/run-each.ts';
import { purgeEmailTexts, purgeExpiredCodes } from '../email/outbox.ts';
import { purgeExpiredChatSessions } from '../partner/chat-session.ts';
import type { GatewayServices } from '../payment-provider/gateway.ts';
import { sendPayouts } from '../payment/payouts.ts';
import { reconcileAttempts } from '../payment/settle-attempt.ts';
import { purgeEndedPreviews } from '../preview/read-preview.ts';
import { purgeOldVisits } from '../punchout/visits.ts';
import { purgeImports } from '../import/purge-imports.ts';
import { purgeOldSandboxSetups } from '../stripe/sandbox-cards.ts';
import { purgeOldCheckouts, type OrderServices } from '../order/checkout.ts';
import { runInTurns } from '../job-queue/run-in-turns.ts';
import { expireDueOrders } from '../order/close-order.ts';
import { renewPromotions } from '../promotion/renew-promotions.ts';
import { notifyStarted } from '../promotion-overview/reminders.ts';
import { expireQuotes, notifyOfQuotedStock, remindOfQuotes } from '../quote/expire-quotes.ts';
import { notifyRestocked } from '../stock-reminder/stock-reminders.ts';
import { remindOfCertificates } from '../tax-certificate/remind-of-certificates.ts';
import { endDueGroups } from '../refund/group-end.ts';
import { purgeUnusedPictures } from '../upload/pictures.ts';
import { purgeOldDeliveries } from '../webhook/deliveries.ts';
import { resetFutureInstants } from './reset-future-instants.ts';

/** Services of housekeeping; without a payment provider it settles no payments, and only a demonstration renews promotions. */
export type HousekeepingServices = OrderServices &
  Partial<Pick<RechargeServices, 'payments' | 'finishOrder'> & GatewayServices> & { demo?: boolean };

/** Interval between two runs, in milliseconds. */
const INTERVAL = 30_000;

/** Purges of stale rows, independent of each other. */
const PURGES: readonly ((database: Database, now: number) => Promise<unknown>)[] = [
  resetFutureInstants,
  purgeExpiredInvitations,
  purgeOldKeyUses,
  purgeExpiredSessions,
  purgeExpiredAgentSessions,
  purgeExpiredChatSessions,
  purgeExpiredCounts,
  purgeOldPlaces,
  purgeExpiredCodes,
  purgeEmailTexts,
  purgeExpiredWechatLinks,
  purgeOldBuyNowLines,
  purgeOldCartRequests,
  purgeOldCheckouts,
  purgeOldSetups,
  purgeOldSandboxSetups,
  purgeUnusedPictures,
  purgeEndedPreviews,
  purgeImports,
  purgeOldVisits,
  purgeOldDeliveries,
];

/**
 * Expires due orders and quotes, ends due groups, sends reminders of promotions, ending quotes, returns to stock, overdue invoices and expiring certificates, e-mails unread replies of the chat, purges stale rows and
 * settles open payments. Runs all steps even when one fails, and throws the failures at the end. Safe in several processes at once.
 */
export async function runHousekeeping(services: HousekeepingServices, stopping?: AbortSignal): Promise<void> {
  const { database, clock, payments, finishOrder, gateways, demo } = services;
  const steps: (() => Promise<unknown>)[] = [
    () => expireDueOrders(services),
    () => endDueGroups(services),
    () => expireQuotes(services),
    () => remindOfQuotes(services),
    () => notifyOfQuotedStock(services),
    ...(demo ? [() => renewPromotions(database, clock())] : []),
    () => notifyStarted(services),
    () => notifyRestocked(services),
    () => remindOfInvoices(services),
    () => emailUnreadReplies(services),
    () => remindOfCertificates(services),
    ...PURGES.map((purge) => () => purge(database, clock())),
  ];
  if (payments && finishOrder) steps.push(() => settleRecharges({ database, clock, payments, finishOrder }, null));
  if (gateways)
    steps.push(
      () => reconcileAttempts({ ...services, gateways }, null),
      () => sendPayouts({ database, clock, gateways }),
    );
  await runEach(steps, async (step) => {
    if (!stopping?.aborted) await step();
  });
}

/** Runs housekeeping every 30 s. The returned function stops it and resolves once the step in progress has ended. */
export function startHousekeeping(services: HousekeepingServices): () => Promise<void> {
  return runInTurns(INTERVAL, (stopping) => runHousekeeping(services, stopping), 'housekeeping failed');
}
