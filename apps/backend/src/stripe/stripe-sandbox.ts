import { createHash, createHmac, randomBytes } from 'node:crypto';
import { money } from '@rider/model/money';
import type { Database } from '../database/open.ts';
import type { PaymentGateway } from '../payment-provider/gateway.ts';
import {
  closeSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  sendSandboxMoneyBack,
  type ProviderSandboxServices,
} from '../payment-sandbox/sandbox-payments.ts';
import { createStripe } from './stripe-payments.ts';
import { answerCards, confirmSetup, doneSetup, type Confirmation } from './sandbox-cards.ts';
import { payByCard, type GivenCard } from './pay-by-card.ts';
import { done, intentOfSecret, failure, secretOf } from './sandbox-http.ts';
import { STRIPE_SCRIPT_PATH } from './sandbox-script.ts';
import type { DisputeStatus, SandboxPayment } from '../payment-sandbox/tables.ts';
import { unixSeconds } from '../http/unix-seconds.ts';
import { shopCurrency } from '../messages/shop-formats.ts';

/** The result, and the signed webhooks that follow. */
export interface Confirmed {
  confirmation: Confirmation;
  webhooks: Request[];
}

/** Stripe in demonstration: the real SDK, connected to a mock of Stripe's HTTP API. */
export interface StripeSandbox {
  gateway: PaymentGateway;
  /** The signed webhook of a payment, as Stripe sends it; null for an unpaid one. */
  webhookOf(reference: string): Promise<Request | null>;
  /** Opens or decides a dispute of a payment; resolves to its signed webhook. */
  contest(reference: string, status: DisputeStatus): Promise<Request>;
  /** The signed webhook of a completed setup; null for any other setup. */
  setupWebhookOf(setup: string): Promise<Request | null>;
  /** Handles the card form: pays by a typed or saved card, submits a card, or answers the bank's challenge. */
  confirm(clientSecret: string, given: GivenCard): Promise<Confirmed>;
}

/** Keys valid within this process only. */
const SECRET_KEY = `sk_test_sandbox${randomBytes(16).toString('hex')}`;
const WEBHOOK_SECRET = `whsec_${randomBytes(16).toString('hex')}`;
const STATUSES = {
  open: 'requires_payment_method',
  challenged: 'requires_action',
  paid: 'succeeded',
  declined: 'canceled',
} as const;

/** Stripe's objects, reduced to the fields that we use. */
const intentOf = ({ token, reference, amount, state, customer }: SandboxPayment) => ({
  id: token,
  object: 'payment_intent',
  amount,
  amount_received: state === 'paid' ? amount : 0,
  currency: shopCurrency().toLowerCase(),
  status: STATUSES[state],
  client_secret: secretOf(token),
  customer,
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

async function createIntent(services: ProviderSandboxServices, parameters: URLSearchParams) {
  const reference = parameters.get('metadata[reference]') ?? '';
  await openSandboxPayment(services, { reference, amount: money(Number(parameters.get('amount'))) });
  const payment = await findSandboxPayment(services.database, { reference });
  return payment && updateIntent(services.database, payment.token, parameters);
}

/** Sets the customer whose saved cards may pay. */
async function updateIntent(database: Database, token: string, parameters: URLSearchParams) {
  const customer = parameters.get('customer');
  if (customer !== null)
    await database.updateTable('sandbox_payment').set({ customer }).where('token', '=', token).execute();
  return findSandboxPayment(database, { token });
}

async function cancelIntent(database: Database, token: string) {
  const closed = await closeSandboxPayment(database, { token }, 'declined');
  const payment = await findSandboxPayment(database, { token });
  if (payment === undefined) return failure(404, 'resource_missing');
  return closed === undefined ? failure(400, 'payment_intent_unexpected_state') : done(intentOf(payment));
}

const isHeldByBank = ({ dispute }: SandboxPayment): boolean => dispute === 'needs_response' || dispute === 'lost';
const disputeOf = ({ token, amount, dispute }: SandboxPayment) => ({
  id: `dp_${token}`,
  object: 'dispute',
  amount,
  currency: shopCurrency().toLowerCase(),
  payment_intent: token,
  status: dispute,
});

async function answerDispute(database: Database, token: string) {
  const payment = await findSandboxPayment(database, { token });
  return payment === undefined || payment.dispute === null
    ? failure(404, 'resource_missing')
    : done(disputeOf(payment));
}

/** A page of the refunds of a period. */
async function listRefunds(database: Database, parameters: URLSearchParams) {
  const { from, until, limit, after } = pageOf(parameters);
  let found = database
    .selectFrom('sandbox_refund')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'sandbox_refund.reference')
    .select(['number', 'sandbox_refund.amount'])
    .where('sandbox_refund.made_at', '>=', from)
    .where('sandbox_refund.made_at', '<', until)
    .where('method', '=', 'stripe');
  const last = after === null ? undefined : await refundNumberOf(database, after);
  if (last !== undefined) found = found.where('number', '>', last);
  const rows = await found
    .orderBy('number')
    .limit(limit + 1)
    .execute();
  const data = rows.slice(0, limit).map((row) => refundOf(row.number, row.amount));
  return done({ object: 'list', url: '/v1/refunds', has_more: rows.length > limit, data });
}

/** The shop's number of a refund by Stripe's id. */
async function refundNumberOf(database: Database, id: string): Promise<string | undefined> {
  const all = await database.selectFrom('sandbox_refund').select(['number', 'amount']).execute();
  return all.find(({ number, amount }) => refundOf(number, amount).id === id)?.number;
}

async function answerRefunds(
  { database, clock }: ProviderSandboxServices,
  method: string,
  parameters: URLSearchParams,
) {
  if (method === 'GET' && parameters.has('created[gte]')) return listRefunds(database, parameters);
  const payment = await findSandboxPayment(database, { token: parameters.get('payment_intent') ?? '' });
  if (payment === undefined) return failure(404, 'resource_missing');
  const { reference } = payment;
  if (method === 'GET') {
    const sent = await database.selectFrom('sandbox_refund').selectAll().where('reference', '=', reference).execute();
    return done({
      object: 'list',
      has_more: false,
      data: sent.map((refund) => refundOf(refund.number, refund.amount)),
    });
  }
  if (isHeldByBank(payment)) return failure(400, 'charge_disputed');
  const number = parameters.get('metadata[number]') ?? '';
  const amount = money(Number(parameters.get('amount')));
  const outcome = await sendSandboxMoneyBack(database, { reference, number, amount, now: clock() });
  if (outcome === 'sent') return done(refundOf(number, amount));
  return failure(400, outcome === 'unpaid' ? 'charge_not_refundable' : 'amount_too_large');
}

/** The requested page of a list. */
const pageOf = (parameters: URLSearchParams) => ({
  limit: Number(parameters.get('limit')),
  from: new Date(Number(parameters.get('created[gte]')) * 1000),
  until: new Date(Number(parameters.get('created[lt]')) * 1000),
  after: parameters.get('starting_after'),
});

/** A page of the payments opened in a period, newest first; as at Stripe, the cursor is the last one of the previous page. */
async function listIntents(database: Database, parameters: URLSearchParams) {
  const { from, until, limit, after } = pageOf(parameters);
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
  const parameters = new URLSearchParams(body);
  const aboutCards = await answerCards(services, address, parameters);
  if (aboutCards !== null) return aboutCards;
  const [, disputed] = /^\/v1\/disputes\/dp_(\w+)$/.exec(pathname) ?? [];
  if (disputed !== undefined) return answerDispute(database, disputed);
  if (pathname === '/v1/refunds') return answerRefunds(services, method, method === 'GET' ? searchParams : parameters);
  const [, token, cancels] = /^\/v1\/payment_intents(?:\/(\w+)(\/cancel)?)?$/.exec(pathname) ?? [];
  if (cancels !== undefined) return cancelIntent(database, String(token));
  if (token === undefined && method === 'GET') return listIntents(database, searchParams);
  const payment =
    token === undefined ? await createIntent(services, parameters) : await updateIntent(database, token, parameters);
  return payment === undefined ? failure(404, 'resource_missing') : done(intentOf(payment));
}

/** Creates a `fetch` that answers the SDK's requests as documented by Stripe. */
function createCall(services: ProviderSandboxServices): typeof fetch {
  return async (input, init) => {
    const address = new URL(String(input instanceof Request ? input.url : input));
    const isKnown = new Headers(init?.headers).get('Authorization') === `Bearer ${SECRET_KEY}`;
    const body = typeof init?.body === 'string' ? init.body : '';
    const { status, content } = isKnown
      ? await answerOf(services, init?.method ?? 'GET', address, body)
      : failure(401, 'api_key_invalid');
    return Response.json(content, { status, headers: { 'Request-Id': `req_${randomBytes(7).toString('hex')}` } });
  };
}

const isDone = (confirmation: Confirmation): boolean => 'status' in confirmation && confirmation.status === 'succeeded';

/** Creates the sandbox, which has its own tables and keys. */
export function createStripeSandbox(services: ProviderSandboxServices, webhookUrl: string): StripeSandbox {
  const { database, clock } = services;
  const signedWebhook = (name: string, type: string, object: object): Request => {
    const id = `evt_${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
    const body = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
    const timestamp = unixSeconds(clock());
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex');
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${timestamp},v1=${signature}` };
    return new Request(webhookUrl, { method: 'POST', headers, body });
  };
  const webhookOf = async (reference: string): Promise<Request | null> => {
    const payment = await findSandboxPayment(database, { reference });
    if (payment?.state !== 'paid') return null;
    const { token } = payment;
    return signedWebhook(`paid ${token}`, 'payment_intent.succeeded', { ...intentOf(payment), client_secret: null });
  };
  const contest = async (reference: string, status: DisputeStatus): Promise<Request> => {
    await database.updateTable('sandbox_payment').set({ dispute: status }).where('reference', '=', reference).execute();
    const payment = await findSandboxPayment(database, { reference });
    if (payment === undefined) throw new Error('an unknown payment cannot be contested');
    const type = status === 'needs_response' ? 'created' : 'closed';
    return signedWebhook(`${status} ${payment.token}`, `charge.dispute.${type}`, disputeOf(payment));
  };
  const setupWebhookOf = async (token: string): Promise<Request | null> => {
    const setup = await doneSetup(database, token);
    return setup && signedWebhook(`set up ${token}`, 'setup_intent.succeeded', setup);
  };
  return {
    gateway: createStripe({
      account: { secretKey: SECRET_KEY, publishableKey: 'pk_sandbox', webhookSecret: WEBHOOK_SECRET },
      sandbox: { call: createCall(services), script: STRIPE_SCRIPT_PATH },
    }),
    webhookOf,
    setupWebhookOf,
    contest,
    confirm: async (clientSecret, given) => {
      const token = intentOfSecret(clientSecret);
      const closed: Confirmed = { confirmation: { rejected: 'closed' }, webhooks: [] };
      if (token === null) return closed;
      if (token.startsWith('seti_')) {
        // A saved card needs no setup.
        if ('saved' in given) return closed;
        const confirmation = await confirmSetup(services, token, given);
        const webhook = isDone(confirmation) ? await setupWebhookOf(token) : null;
        return { confirmation, webhooks: webhook === null ? [] : [webhook] };
      }
      const payment = await findSandboxPayment(database, { token });
      if (payment === undefined) return closed;
      const { confirmation, isContested } = await payByCard(services, payment, given);
      if (!isDone(confirmation)) return { confirmation, webhooks: [] };
      const webhooks = [await webhookOf(payment.reference)];
      if (isContested) webhooks.push(await contest(payment.reference, 'needs_response'));
      return { confirmation, webhooks: webhooks.filter((webhook) => webhook !== null) };
    },
  };
}
