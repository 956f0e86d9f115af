import { money } from '@rider/model/money';
import type Stripe from 'stripe';
import {
  ForgedWebhook,
  type KeyFault,
  type KnownPayment,
  type ListedMoney,
  type NewPayment,
  type Payout,
  type PaymentGateway,
  type PaymentWebhook,
  type SeenPayout,
  type SeenPayment,
} from '../payment-provider/gateway.ts';
import { createCardVault, setupWebhookOf } from './stripe-cards.ts';
import { stripeCall, clientOf, type StripeAccount, type StripeClient, type StripeConnection } from './stripe-client.ts';
import { disputeWebhookOf } from './stripe-disputes.ts';
import { shopCurrency } from '../messages/shop-formats.ts';

const METHOD = 'stripe';
const currency = () => shopCurrency().toLowerCase();
/** Maximum age of a webhook's signature, in seconds; Stripe signs each repetition. */
const GREATEST_AGE = 300;
/** Maximum number of refunds read per payment: more than an order can have. */
const MOST_REFUNDS = 100;

/** Maximum number of payments read per list: far more than a day of this shop. */
const MOST_LISTED = 10_000;

/** The state of each Stripe status. A declined card leaves the payment open: the form reports it and accepts another card. */
const STATES: Readonly<Record<string, 'open' | 'requires-action' | 'cancelled'>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  processing: 'open',
  requires_action: 'requires-action',
  canceled: 'cancelled',
};
const PAYOUT_STATES: Readonly<Record<string, 'succeeded' | 'failed'>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

function seenOf(intent: Stripe.PaymentIntent): SeenPayment {
  if (intent.status !== 'succeeded') {
    return { state: STATES[intent.status] ?? 'unknown-state' };
  }
  if (intent.currency !== currency()) return { state: 'other-currency' };
  return { state: 'paid', amount: money(intent.amount_received) };
}

async function open(client: StripeClient, { reference, amount, description, holder }: NewPayment): Promise<string> {
  const intent = await client.paymentIntents.create(
    {
      amount,
      currency: currency(),
      description,
      metadata: { reference },
      automatic_payment_methods: { enabled: true },
      ...(holder !== null && { customer: holder }),
    },
    { idempotencyKey: reference },
  );
  return intent.id;
}

/** The client secret of a payment. Updates its customer, so that a card saved after the payment was opened can pay it. */
async function secretFor(client: StripeClient, { handle, holder }: NewPayment & { handle: string }): Promise<string> {
  const opened = await client.paymentIntents.retrieve(handle);
  const isHolders = holder === null || opened.customer === holder;
  const intent = isHolders ? opened : await client.paymentIntents.update(handle, { customer: holder });
  if (intent.client_secret === null) throw new Error('Stripe names no secret of a payment');
  return intent.client_secret;
}

async function query(client: StripeClient, { handle }: KnownPayment): Promise<SeenPayment> {
  // Without a handle, no client secret was issued, so nothing can have been paid.
  return handle === null ? { state: 'open' } : seenOf(await client.paymentIntents.retrieve(handle));
}

async function cancel(client: StripeClient, payment: KnownPayment): Promise<SeenPayment> {
  if (payment.handle === null) return { state: 'cancelled' };
  const before = await query(client, payment);
  if (before.state === 'paid' || before.state === 'cancelled') return before;
  return seenOf(await client.paymentIntents.cancel(payment.handle));
}

async function findRefund(client: StripeClient, handle: string, number: string) {
  const sent = await client.refunds.list({ payment_intent: handle, limit: MOST_REFUNDS });
  return sent.data.find(({ metadata }) => metadata?.number === number);
}

const payoutStateOf = ({ status }: Stripe.Refund) => PAYOUT_STATES[status ?? ''] ?? 'pending';

async function queryPayout(client: StripeClient, { handle, number }: Payout): Promise<SeenPayout | null> {
  const refund = handle === null ? undefined : await findRefund(client, handle, number);
  return refund === undefined ? null : { state: payoutStateOf(refund), amount: money(refund.amount) };
}

/** Sends a payout once per number. Stripe drops idempotency keys after a day, so existing refunds are searched first. */
async function payOut(client: StripeClient, { handle, number, amount }: Payout) {
  if (handle === null) throw new Error('a payment without a handle was never paid');
  const refund =
    (await findRefund(client, handle, number)) ??
    (await client.refunds.create({ payment_intent: handle, amount, metadata: { number } }, { idempotencyKey: number }));
  return payoutStateOf(refund);
}

async function list(client: StripeClient, from: number, until: number): Promise<ListedMoney> {
  const created = { gte: Math.floor(from / 1000), lt: Math.ceil(until / 1000) };
  const intents = await client.paymentIntents.list({ created, limit: 100 }).autoPagingToArray({ limit: MOST_LISTED });
  // The account may also take payments of other shops.
  const payments = intents.flatMap((intent) => {
    const { reference } = intent.metadata;
    return reference === undefined ? [] : [{ reference, seen: seenOf(intent) }];
  });
  const refunds = await client.refunds.list({ created, limit: 100 }).autoPagingToArray({ limit: MOST_LISTED });
  const payouts = refunds.flatMap(({ metadata, amount, status }) =>
    metadata?.number === undefined || status !== 'succeeded'
      ? []
      : [{ number: metadata.number, reference: '', amount: money(amount) }],
  );
  return { payments, payouts };
}

function webhookOf(event: Stripe.Event): Omit<PaymentWebhook, 'id'> | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
    case 'payment_intent.requires_action': {
      const { reference } = event.data.object.metadata;
      // The account may also take payments of other shops.
      return reference === undefined ? null : { payment: { reference }, seen: seenOf(event.data.object) };
    }
    default:
      return null;
  }
}

async function readWebhook(client: StripeClient, account: StripeAccount, headers: Headers, body: string, now: number) {
  let event: Stripe.Event;
  try {
    const signature = headers.get('Stripe-Signature') ?? '';
    event = client.webhooks.constructEvent(body, signature, account.webhookSecret, GREATEST_AGE, undefined, now);
  } catch {
    throw new ForgedWebhook('its signature is wrong or too old');
  }
  if (event.livemode !== account.secretKey.includes('_live_')) throw new ForgedWebhook('it is of the other mode');
  const setup = setupWebhookOf(event);
  if (setup !== null) return setup;
  const webhook = event.type.startsWith('charge.dispute.') ? await disputeWebhookOf(client, event) : webhookOf(event);
  return webhook && { id: `${METHOD}:${event.id}`, ...webhook };
}

async function findKeyFault(client: StripeClient, { secretKey }: StripeAccount): Promise<KeyFault | null> {
  try {
    const { livemode } = await client.balance.retrieve();
    return livemode === secretKey.includes('_live_') ? null : 'other-mode';
  } catch (error) {
    const kind = error instanceof Error && 'type' in error ? error.type : null;
    if (kind === 'StripeAuthenticationError') return 'refused';
    // A restricted key is valid although it may not read the balance.
    if (kind === 'StripePermissionError') return null;
    throw error;
  }
}

/** Card payments by Stripe's Payment Intents, confirmed in the page by its Payment Element. */
export function createStripe(connection: StripeConnection): PaymentGateway {
  const { account, sandbox } = connection;
  const client = clientOf(connection);
  return {
    method: METHOD,
    isSandbox: sandbox !== undefined,
    findKeyFault: async () => findKeyFault(await client(), account),
    open: (payment) => stripeCall(async () => open(await client(), payment)),
    present: (payment) =>
      stripeCall(async () => {
        const clientSecret = await secretFor(await client(), payment);
        const { publishableKey } = account;
        return { kind: 'card-form', publishableKey, clientSecret, sandboxScript: sandbox?.script ?? null };
      }),
    query: (payment) => stripeCall(async () => query(await client(), payment)),
    cancel: (payment) => stripeCall(async () => cancel(await client(), payment)),
    payOut: (order) => stripeCall(async () => payOut(await client(), order)),
    queryPayout: (order) => stripeCall(async () => queryPayout(await client(), order)),
    list: (from, until) => stripeCall(async () => list(await client(), from, until)),
    cards: createCardVault(connection, client),
    readWebhook: (headers, body, now) =>
      stripeCall(async () => readWebhook(await client(), account, headers, body, now)),
  };
}
