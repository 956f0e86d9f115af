import { money } from '@rider/model/money';
import type Stripe from 'stripe';
import {
  ForgedNotice,
  type KeyFault,
  type KnownPayment,
  type ListedPayment,
  type NewPayment,
  type PayBack,
  type PaymentGateway,
  type PaymentNotice,
  type SeenPayment,
} from './gateway.ts';
import { disputeNoticeOf } from './stripe-disputes.ts';

/** An account at Stripe. */
export interface StripeAccount {
  secretKey: string;
  publishableKey: string;
  /** Verifies notices: "whsec_…". */
  webhookSecret: string;
}

/** The account, and in place of Stripe's a sandbox's fetch and its script for the page. */
export interface StripeConnection {
  account: StripeAccount;
  sandbox?: { call: typeof fetch; script: string };
}

type Client = InstanceType<typeof Stripe>;

const METHOD = 'stripe';
const CURRENCY = 'usd';
/** Deadline of one call, in milliseconds; the client tries again once, with the same idempotency key. */
const DEADLINE = 8_000;
/** The greatest age of a notice's signature, in seconds; Stripe signs anew when it repeats. */
const GREATEST_AGE = 300;
/** Refunds of one payment that are looked through: more than an order can have. */
const MOST_REFUNDS = 100;

/** Payments that one listing reads at most: far more than a day of this shop. */
const MOST_LISTED = 10_000;

/** How each status counts. A declined card leaves the payment open: the page's form says so, and takes another. */
const STATES: Readonly<Record<string, Exclude<SeenPayment['state'], 'paid'>>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  processing: 'open',
  requires_action: 'requires-action',
  canceled: 'cancelled',
};
const PAY_BACKS: Readonly<Record<string, 'succeeded' | 'failed'>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** The SDK is loaded with the first payment: a shop that never takes one need not hold it. */
function clientOf({ account, sandbox }: StripeConnection): () => Promise<Client> {
  let client: Promise<Client> | undefined;
  const load = async () => {
    const { default: Sdk } = await import('stripe');
    const http = sandbox && { httpClient: Sdk.createFetchHttpClient(sandbox.call) };
    return new Sdk(account.secretKey, { timeout: DEADLINE, maxNetworkRetries: 1, telemetry: false, ...http });
  };
  return () => (client ??= load());
}

function seenOf(intent: Stripe.PaymentIntent): SeenPayment {
  if (intent.status !== 'succeeded') {
    const state = STATES[intent.status];
    if (state === undefined) throw new Error('Stripe names an unknown state of a payment');
    return { state };
  }
  if (intent.currency !== CURRENCY) throw new Error('Stripe names another currency');
  return { state: 'paid', amount: money(intent.amount_received) };
}

async function open(client: Client, { reference, amount, description }: NewPayment): Promise<string> {
  const intent = await client.paymentIntents.create(
    {
      amount,
      currency: CURRENCY,
      description,
      metadata: { reference },
      automatic_payment_methods: { enabled: true },
    },
    { idempotencyKey: reference },
  );
  return intent.id;
}

async function query(client: Client, { handle }: KnownPayment): Promise<SeenPayment> {
  // Without a handle nobody was given the secret to pay by.
  return handle === null ? { state: 'open' } : seenOf(await client.paymentIntents.retrieve(handle));
}

async function cancel(client: Client, payment: KnownPayment): Promise<SeenPayment> {
  if (payment.handle === null) return { state: 'cancelled' };
  const before = await query(client, payment);
  if (before.state === 'paid' || before.state === 'cancelled') return before;
  return seenOf(await client.paymentIntents.cancel(payment.handle));
}

/** Sends money back once per number. Stripe forgets an idempotency key after a day, so it is looked for first. */
async function payBack(client: Client, { handle, number, amount }: PayBack) {
  if (handle === null) throw new Error('a payment without a handle was never paid');
  const sent = await client.refunds.list({ payment_intent: handle, limit: MOST_REFUNDS });
  const refund =
    sent.data.find(({ metadata }) => metadata?.number === number) ??
    (await client.refunds.create({ payment_intent: handle, amount, metadata: { number } }, { idempotencyKey: number }));
  return PAY_BACKS[refund.status ?? ''] ?? 'pending';
}

async function list(client: Client, from: number, until: number): Promise<ListedPayment[]> {
  const created = { gte: Math.floor(from / 1000), lt: Math.ceil(until / 1000) };
  const intents = await client.paymentIntents.list({ created, limit: 100 }).autoPagingToArray({ limit: MOST_LISTED });
  // The account may take payments of other shops, too.
  return intents.flatMap((intent) => {
    const { reference } = intent.metadata;
    return reference === undefined ? [] : [{ reference, seen: seenOf(intent) }];
  });
}

function noticeOf(event: Stripe.Event): Omit<PaymentNotice, 'id'> | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
    case 'payment_intent.requires_action': {
      const { reference } = event.data.object.metadata;
      // The account may take payments of other shops, too.
      return reference === undefined ? null : { payment: { reference }, seen: seenOf(event.data.object) };
    }
    default:
      return null;
  }
}

async function readNotice(client: Client, account: StripeAccount, headers: Headers, body: string, now: number) {
  let event: Stripe.Event;
  try {
    const signature = headers.get('Stripe-Signature') ?? '';
    event = client.webhooks.constructEvent(body, signature, account.webhookSecret, GREATEST_AGE, undefined, now);
  } catch {
    throw new ForgedNotice('its signature is wrong or too old');
  }
  if (event.livemode !== account.secretKey.includes('_live_')) throw new ForgedNotice('it is of the other mode');
  const notice = event.type.startsWith('charge.dispute.') ? await disputeNoticeOf(client, event) : noticeOf(event);
  return notice && { id: `${METHOD}:${event.id}`, ...notice };
}

async function findKeyFault(client: Client, { secretKey }: StripeAccount): Promise<KeyFault | null> {
  try {
    const { livemode } = await client.balance.retrieve();
    return livemode === secretKey.includes('_live_') ? null : 'other-mode';
  } catch (error) {
    const kind = error instanceof Error && 'type' in error ? error.type : null;
    if (kind === 'StripeAuthenticationError') return 'refused';
    // A restricted key may not read the balance, and is good all the same.
    if (kind === 'StripePermissionError') return null;
    throw error;
  }
}

/** Calls Stripe. An error names Stripe's kind and code alone: its words may repeat what was sent. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Error) || !('type' in error)) throw error;
    const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
    throw new Error(`Stripe does not answer well: ${String(error.type)}${code}`, { cause: error });
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
    open: (payment) => asked(async () => open(await client(), payment)),
    present: ({ handle }) =>
      asked(async () => {
        const { client_secret: clientSecret } = await (await client()).paymentIntents.retrieve(handle);
        if (clientSecret === null) throw new Error('Stripe names no secret of a payment');
        const { publishableKey } = account;
        return { kind: 'card-form', publishableKey, clientSecret, sandboxScript: sandbox?.script ?? null };
      }),
    query: (payment) => asked(async () => query(await client(), payment)),
    cancel: (payment) => asked(async () => cancel(await client(), payment)),
    payBack: (order) => asked(async () => payBack(await client(), order)),
    list: (from, until) => asked(async () => list(await client(), from, until)),
    readNotice: (headers, body, now) => asked(async () => readNotice(await client(), account, headers, body, now)),
  };
}
