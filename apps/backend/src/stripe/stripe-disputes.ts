import type Stripe from 'stripe';
import type { PaymentWebhook } from '../payment-provider/gateway.ts';
import type { StripeClient } from './stripe-client.ts';

/** The payment's state for each status of a dispute. An inquiry ("warning_…") and all other statuses withdraw no money. */
const STATES: Readonly<Record<string, 'disputed' | 'dispute-won' | 'dispute-lost'>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'dispute-won',
  lost: 'dispute-lost',
};

/**
 * Reads a webhook of a dispute ("charge.dispute.…"); null for an irrelevant one. Webhooks arrive late and in any order, so the current
 * state is fetched from Stripe. Rejects if Stripe does not answer, so that the webhook is repeated.
 */
export async function disputeWebhookOf(
  client: StripeClient,
  { data: { object } }: Pick<Stripe.Event, 'data'>,
): Promise<Omit<PaymentWebhook, 'id'> | null> {
  const { status, payment_intent: intent } = await client.disputes.retrieve((object as Stripe.Dispute).id);
  const state = STATES[status];
  return state === undefined || typeof intent !== 'string' ? null : { payment: { handle: intent }, seen: { state } };
}
