import type Stripe from 'stripe';
import type { PaymentWebhook } from './gateway.ts';
import type { StripeClient } from './stripe-client.ts';

/** How each status of a dispute counts. An inquiry ("warning_…") takes no money, and any other status neither. */
const STATES: Readonly<Record<string, 'disputed' | 'dispute-won' | 'dispute-lost'>> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'dispute-won',
  lost: 'dispute-lost',
};

/**
 * Reads a webhook of a dispute ("charge.dispute.…"); null for an irrelevant one. Webhooks arrive late and in any order, so Stripe is
 * queried for the current state. Rejects where Stripe does not answer, so that the webhook is sent again.
 */
export async function disputeWebhookOf(
  client: StripeClient,
  { data: { object } }: Pick<Stripe.Event, 'data'>,
): Promise<Omit<PaymentWebhook, 'id'> | null> {
  const { status, payment_intent: intent } = await client.disputes.retrieve((object as Stripe.Dispute).id);
  const state = STATES[status];
  return state === undefined || typeof intent !== 'string' ? null : { payment: { handle: intent }, seen: { state } };
}
