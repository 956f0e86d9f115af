import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { money } from '@rider/model/money';
import type { Database } from '../database/open.ts';
import type { PaymentGateway } from './gateway.ts';
import {
  closeSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  sendSandboxMoneyBack,
  type ProviderSandboxServices,
} from './sandbox-payments.ts';
import { createStripe } from './stripe-payments.ts';
import { STRIPE_SCRIPT_PATH } from './stripe-script.ts';
import type { DisputeStatus, SandboxPaymentTable } from './tables.ts';
import { judgeCard, type CardField, type TypedCard } from './test-cards.ts';

/** How a typed card, or the holder's answer to their bank, went. */
export type Confirmation =
  | { status: 'succeeded' | 'requires_action' }
  | { faults: CardField[] }
  | { refused: 'declined' | 'insufficient-funds' | 'not-authenticated' | 'closed' };

/** Stripe in demonstration: the real SDK, connected to a stand-in that speaks Stripe's HTTP. */
export interface StripeSandbox {
  gateway: PaymentGateway;
  /** The signed notice of a payment, as Stripe would send it; null for one that is not paid. */
  noticeOf(reference: string): Promise<Request | null>;
  /** The payer's bank contests a payment, or decides; resolves to the signed notice of it. */
  contest(reference: string, status: DisputeStatus): Promise<Request>;
  /** What the page's form asks for: pays by a card, or answers the bank's question about it. */
  confirm(clientSecret: string, given: TypedCard | { consents: boolean }): Promise<Confirmation>;
}

/** Keys of this process alone. */
const SECRET_KEY = `sk_test_sandbox${randomBytes(16).toString('hex')}`;
const WEBHOOK_SECRET = `whsec_${randomBytes(16).toString('hex')}`;
/** Signs client secrets. */
const SEAL = randomBytes(32);

/** Numbers of Stripe's test cards that a bank declines, or about which it asks the holder. */
const DECLINED: ReadonlyMap<string, 'declined' | 'insufficient-funds'> = new Map([
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient-funds'],
]);
const ASKED_ABOUT = '4000000000003220';
/** Number of the test card that pays, and whose holder then contests the payment. */
const CONTESTED = '4000000000000259';

const STATUSES = {
  open: 'requires_payment_method',
  challenged: 'requires_action',
  paid: 'succeeded',
  declined: 'canceled',
} as const;

/** Stripe's objects, of which its SDK reads these fields. */
const intentOf = ({ token, reference, amount, state }: SandboxPaymentTable) => ({
  id: token,
  object: 'payment_intent',
  amount,
  amount_received: state === 'paid' ? amount : 0,
  currency: 'usd',
  status: STATUSES[state],
  client_secret: secretOf(token),
  livemode: false,
  metadata: { reference },
});
const refundOf = (number: string, amount: number) => ({
  id: `re_${createHash('sha256').update(number).digest('hex').slice(0, 24)}`,
  object: 'refund',
  amount,
  status: 'succeeded',
  metadata: { number },
});

const secretOf = (token: string): string =>
  `${token}_secret_${createHmac('sha256', SEAL).update(token).digest('hex').slice(0, 32)}`;

const done = (content: object) => ({ status: 200, content });
const refused = (status: number, code: string) => ({
  status,
  content: { error: { type: 'invalid_request_error', code, message: code } },
});

async function createIntent({ database, clock, newToken }: ProviderSandboxServices, asked: URLSearchParams) {
  const reference = asked.get('metadata[reference]') ?? '';
  const amount = money(Number(asked.get('amount')));
  await openSandboxPayment(database, {
    token: newToken(),
    reference,
    amount,
    returnPath: '/',
    method: 'stripe',
    now: clock(),
  });
  return findSandboxPayment(database, { reference });
}

async function cancelIntent(database: Database, token: string) {
  const closed = await closeSandboxPayment(database, { token }, 'declined');
  const payment = await findSandboxPayment(database, { token });
  if (payment === undefined) return refused(404, 'resource_missing');
  return closed === undefined ? refused(400, 'payment_intent_unexpected_state') : done(intentOf(payment));
}

const isHeldByBank = ({ dispute }: SandboxPaymentTable): boolean => dispute === 'needs_response' || dispute === 'lost';
const disputeOf = ({ token, amount, dispute }: SandboxPaymentTable) => ({
  id: `dp_${token}`,
  object: 'dispute',
  amount,
  currency: 'usd',
  payment_intent: token,
  status: dispute,
});

async function answerDispute(database: Database, token: string) {
  const payment = await findSandboxPayment(database, { token });
  return payment === undefined || payment.dispute === null
    ? refused(404, 'resource_missing')
    : done(disputeOf(payment));
}

async function answerRefunds(database: Database, method: string, asked: URLSearchParams) {
  const payment = await findSandboxPayment(database, { token: asked.get('payment_intent') ?? '' });
  if (payment === undefined) return refused(404, 'resource_missing');
  const { reference } = payment;
  if (method === 'GET') {
    const sent = await database.selectFrom('sandbox_refund').selectAll().where('reference', '=', reference).execute();
    return done({
      object: 'list',
      has_more: false,
      data: sent.map((refund) => refundOf(refund.number, refund.amount)),
    });
  }
  if (isHeldByBank(payment)) return refused(400, 'charge_disputed');
  const number = asked.get('metadata[number]') ?? '';
  const amount = money(Number(asked.get('amount')));
  const outcome = await sendSandboxMoneyBack(database, { reference, number, amount });
  if (outcome === 'sent') return done(refundOf(number, amount));
  return refused(400, outcome === 'unpaid' ? 'charge_not_refundable' : 'amount_too_large');
}

/** A page of the payments opened in a time, newest first, as Stripe pages: after the last one of the page before. */
async function listIntents(database: Database, asked: URLSearchParams) {
  const limit = Number(asked.get('limit'));
  const from = new Date(Number(asked.get('created[gte]')) * 1000);
  const until = new Date(Number(asked.get('created[lt]')) * 1000);
  const after = asked.get('starting_after');
  let found = database
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('made_at', '>=', from)
    .where('made_at', '<', until)
    .where('method', '=', 'stripe');
  if (after !== null) found = found.where('token', '>', after);
  const rows = await found
    .orderBy('token')
    .limit(limit + 1)
    .execute();
  return done({
    object: 'list',
    url: '/v1/payment_intents',
    has_more: rows.length > limit,
    data: rows.slice(0, limit).map(intentOf),
  });
}

async function answerOf(services: ProviderSandboxServices, method: string, address: URL, body: string) {
  const { database } = services;
  const { pathname, searchParams } = address;
  const [, disputed] = /^\/v1\/disputes\/dp_(\w+)$/.exec(pathname) ?? [];
  if (disputed !== undefined) return answerDispute(database, disputed);
  if (pathname === '/v1/refunds')
    return answerRefunds(database, method, method === 'GET' ? searchParams : new URLSearchParams(body));
  const [, token, cancels] = /^\/v1\/payment_intents(?:\/(\w+)(\/cancel)?)?$/.exec(pathname) ?? [];
  if (cancels !== undefined) return cancelIntent(database, String(token));
  if (token === undefined && method === 'GET') return listIntents(database, searchParams);
  const payment =
    token === undefined
      ? await createIntent(services, new URLSearchParams(body))
      : await findSandboxPayment(database, { token });
  return payment === undefined ? refused(404, 'resource_missing') : done(intentOf(payment));
}

/** Stands in for fetch: answers the SDK's requests as Stripe documents it. */
function createCall(services: ProviderSandboxServices): typeof fetch {
  return async (input, init) => {
    const address = new URL(String(input instanceof Request ? input.url : input));
    const isKnown = new Headers(init?.headers).get('Authorization') === `Bearer ${SECRET_KEY}`;
    const body = typeof init?.body === 'string' ? init.body : '';
    const { status, content } = isKnown
      ? await answerOf(services, init?.method ?? 'GET', address, body)
      : refused(401, 'api_key_invalid');
    return Response.json(content, { status, headers: { 'Request-Id': `req_${randomBytes(7).toString('hex')}` } });
  };
}

/** The payment of a client secret; undefined for an unknown or forged one. */
async function paymentOf(database: Database, clientSecret: string) {
  const [token = ''] = clientSecret.split('_secret_');
  const expected = Buffer.from(secretOf(token));
  const given = Buffer.from(clientSecret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return findSandboxPayment(database, { token });
}

async function setState(database: Database, token: string, from: 'open' | 'challenged', to: 'open' | 'challenged') {
  await database
    .updateTable('sandbox_payment')
    .set({ state: to })
    .where('token', '=', token)
    .where('state', '=', from)
    .execute();
}

async function pay(database: Database, token: string): Promise<Confirmation> {
  const paid = await closeSandboxPayment(database, { token }, 'paid');
  return paid === undefined ? { refused: 'closed' } : { status: 'succeeded' };
}

const digitsOf = (number: string): string => number.replace(/[\s-]/g, '');

/** Whether the holder of a test card contests what it paid. */
export const isContestedCard = (number: string): boolean => digitsOf(number) === CONTESTED;

async function confirm(
  { database, clock }: ProviderSandboxServices,
  clientSecret: string,
  given: TypedCard | { consents: boolean },
): Promise<Confirmation> {
  const payment = await paymentOf(database, clientSecret);
  if (payment === undefined || payment.state === 'paid' || payment.state === 'declined') return { refused: 'closed' };
  const { token, state } = payment;
  if ('consents' in given) {
    if (state !== 'challenged') return { refused: 'closed' };
    if (given.consents) return pay(database, token);
    await setState(database, token, 'challenged', 'open');
    return { refused: 'not-authenticated' };
  }
  const digits = digitsOf(given.number);
  const isSpecial = DECLINED.has(digits) || digits === ASKED_ABOUT || digits === CONTESTED;
  const card = judgeCard(isSpecial ? { ...given, number: '4242424242424242' } : given, clock());
  if ('faults' in card) return card;
  const reason = DECLINED.get(digits);
  if (reason !== undefined) return { refused: reason };
  if (digits !== ASKED_ABOUT) return pay(database, token);
  await setState(database, token, 'open', 'challenged');
  return { status: 'requires_action' };
}

/** Creates the sandbox over its own tables, with keys of its own. */
export function createStripeSandbox(services: ProviderSandboxServices, noticeAddress: string): StripeSandbox {
  const { database, clock } = services;
  const signedNotice = (name: string, type: string, object: object): Request => {
    const id = `evt_${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
    const body = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
    const timestamp = Math.floor(clock() / 1000);
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex');
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${timestamp},v1=${signature}` };
    return new Request(noticeAddress, { method: 'POST', headers, body });
  };
  return {
    gateway: createStripe({
      account: { secretKey: SECRET_KEY, publishableKey: 'pk_sandbox', webhookSecret: WEBHOOK_SECRET },
      sandbox: { call: createCall(services), script: STRIPE_SCRIPT_PATH },
    }),
    noticeOf: async (reference) => {
      const payment = await findSandboxPayment(database, { reference });
      if (payment?.state !== 'paid') return null;
      const { token } = payment;
      return signedNotice(`paid ${token}`, 'payment_intent.succeeded', { ...intentOf(payment), client_secret: null });
    },
    contest: async (reference, status) => {
      await database
        .updateTable('sandbox_payment')
        .set({ dispute: status })
        .where('reference', '=', reference)
        .execute();
      const payment = await findSandboxPayment(database, { reference });
      if (payment === undefined) throw new Error('an unknown payment cannot be contested');
      const type = status === 'needs_response' ? 'created' : 'closed';
      return signedNotice(`${status} ${payment.token}`, `charge.dispute.${type}`, disputeOf(payment));
    },
    confirm: (clientSecret, given) => confirm(services, clientSecret, given),
  };
}
