import { forgetOldPlaces } from '../account/known-places.ts';
import { forgetOldSessions } from '../account/sessions.ts';
import { forgetOldWechatLinks } from '../account/wechat.ts';
import { forgetOldCounts } from '../account/use-count.ts';
import { settleRecharges, type RechargeServices } from '../balance/recharge.ts';
import { forgetOldSetups } from '../card/setups.ts';
import { forgetOldCartRequests } from '../cart/add-once.ts';
import { remindOfInvoices } from '../credit/reminding.ts';
import { forgetOldBuyNowLines } from '../cart/service.ts';
import { forgetOldAgentSessions } from '../agent/agents.ts';
import { forgetOldCodes } from '../email/outbox.ts';
import { forgetOldChatSessions } from '../partner/chat-session.ts';
import type { GatewayServices } from '../payment-provider/gateway.ts';
import { sendPayBacks } from '../payment/paying-back.ts';
import { reconcileAttempts } from '../payment/settling.ts';
import { forgetOldSandboxSetups } from '../payment-provider/stripe-sandbox-cards.ts';
import { forgetOldCheckouts, type OrderServices } from '../order/checkout.ts';
import { expireDueOrders } from '../order/closing.ts';
import { renewPromotions } from '../promotion/renewal.ts';
import { tellStarted } from '../promotion-overview/reminders.ts';
import { remindOfCertificates } from '../tax-certificate/reminding.ts';
import { endDueGroups } from '../refund/group-end.ts';

/** What housekeeping works with; without a payment provider it settles no payments, and only a demonstration renews its promotions. */
export type HousekeepingServices = OrderServices &
  Partial<Pick<RechargeServices, 'payments' | 'finishOrder'> & GatewayServices> & { demo?: boolean };

/** Interval between two runs, in milliseconds. */
const INTERVAL = 30_000;

/** Expires due orders, ends due groups, tells of promotions that started, reminds of overdue invoices and of certificates that end, deletes outdated rows and settles open payments. Safe to run in several processes at once. */
export async function keepHouse(services: HousekeepingServices): Promise<void> {
  const { database, clock, payments, finishOrder, gateways, demo } = services;
  await expireDueOrders(services);
  await endDueGroups(services);
  if (demo) await renewPromotions(database, clock());
  await tellStarted(services);
  await remindOfInvoices(services);
  await remindOfCertificates(services);
  await forgetOldSessions(database, clock());
  await forgetOldAgentSessions(database, clock());
  await forgetOldChatSessions(database, clock());
  await forgetOldCounts(database, clock());
  await forgetOldPlaces(database, clock());
  await forgetOldCodes(database, clock());
  await forgetOldWechatLinks(database, clock());
  await forgetOldBuyNowLines(database, clock());
  await forgetOldCartRequests(database, clock());
  await forgetOldCheckouts(database, clock());
  await forgetOldSetups(database, clock());
  await forgetOldSandboxSetups(database, clock());
  if (payments && finishOrder) await settleRecharges({ database, clock, payments, finishOrder }, null);
  if (gateways) {
    await reconcileAttempts({ ...services, gateways }, null);
    await sendPayBacks({ database, clock, gateways });
  }
}

/**
 * Runs housekeeping every 30 s without keeping the process alive. A failure is logged and retried at the next run. The returned
 * function stops it and resolves once a run in progress has ended.
 */
export function startHousekeeping(services: HousekeepingServices): () => Promise<void> {
  let turn: Promise<void> = Promise.resolve();
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    turn = keepHouse(services)
      .catch((error: unknown) => console.error('housekeeping failed, trying again later:', error))
      .finally(() => {
        running = false;
      });
  }, INTERVAL);
  timer.unref();
  return () => {
    clearInterval(timer);
    return turn;
  };
}
