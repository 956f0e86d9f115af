import { isOpenPayment } from '@rider/model/payment';
import type { OrderServices } from '../order/checkout.ts';
import { settleNotedSetup } from '../card/setups.ts';
import {
  ForgedWebhook,
  type GatewayServices,
  type PaymentWebhook,
  type SetupWebhook,
} from '../payment-provider/gateway.ts';
import { settleSeen } from './settle-attempt.ts';

/** Root path of the providers' webhooks; outside `/api`, because the signature covers the body's bytes. */
export const WEBHOOK_ROOT = '/payment-notice/';
/** Maximum length of a webhook, in characters. */
const LONGEST_WEBHOOK = 64_000;

/** Alipay repeats a webhook until it receives this text; the others read only the status. */
const TAKEN = 'success';

const answer = (status: number): Response =>
  new Response(status === 200 ? TAKEN : null, { status, headers: { 'Cache-Control': 'no-store' } });

const isDispute = ({ seen }: PaymentWebhook): boolean =>
  seen.state === 'disputed' || seen.state === 'dispute-won' || seen.state === 'dispute-lost';

/**
 * Processes a provider's webhook: 200 once it is settled, also earlier; 401 for a forged one; 404 for an unknown method or payment. The
 * provider repeats a webhook until it receives 200.
 */
export async function receiveWebhook(services: OrderServices & GatewayServices, request: Request): Promise<Response> {
  const method = new URL(request.url).pathname.slice(WEBHOOK_ROOT.length);
  const gateway = services.gateways.get(method);
  if (gateway === undefined || request.method !== 'POST') return answer(404);
  const body = await request.text();
  if (body.length > LONGEST_WEBHOOK) return answer(413);
  let webhook: PaymentWebhook | SetupWebhook | null;
  try {
    webhook = await gateway.readWebhook(request.headers, body, services.clock());
  } catch (error) {
    if (!(error instanceof ForgedWebhook)) throw error;
    console.error(`a webhook for ${method} is not believed: ${error.message}`);
    return answer(401);
  }
  if (webhook === null) return answer(200);
  if ('setup' in webhook) {
    if (gateway.cards !== undefined) await settleNotedSetup(services, gateway.cards, webhook.setup);
    return answer(200);
  }
  const attempts = services.database.selectFrom('payment_attempt').selectAll().where('method', '=', method);
  const named =
    'handle' in webhook.payment
      ? attempts.where('presented', '=', webhook.payment.handle)
      : attempts.where('reference', '=', webhook.payment.reference);
  const attempt = await named.executeTakeFirst();
  // A handle is stored before it can be paid, so an unknown one belongs to another shop of the same account.
  if (attempt === undefined) return answer('handle' in webhook.payment ? 200 : 404);
  const { reference, presented: handle } = attempt;
  // The webhook of a dispute may arrive before that of its payment.
  if (isDispute(webhook) && isOpenPayment(attempt.state))
    await settleSeen(services, attempt.id, await gateway.query({ reference, handle }));
  await settleSeen(services, attempt.id, webhook.seen, webhook.id);
  return answer(200);
}
