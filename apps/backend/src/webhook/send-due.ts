import { nextWebhookAttempt, WEBHOOK_FAILURE_DAYS } from '@rider/model/webhook';
import { sql } from 'kysely';
import { emailOwners } from '../buyer-company/email-owners.ts';
import type { Database, Transaction } from '../database/open.ts';
import { disableEndpoint, endpointEmail, type WebhookServices } from './endpoints.ts';
import { readMessageData } from './payload.ts';
import { LONGEST_ATTEMPT, postMessage, type Posted } from './post-message.ts';
import { resolveByDns, type Resolve } from './public-address.ts';
import { signatureHeaders } from './sign-message.ts';

const DAY = 86_400_000;
/** Time for which no other process takes a delivery; longer than an attempt. A killed process's deliveries are due again after it. */
const LEASE = 6 * LONGEST_ATTEMPT;
/** Deliveries of a round, and of an endpoint in it, so that slow endpoints leave places for others. */
const BATCH = 25;
const MOST_OF_ENDPOINT = 5;
const GONE = 410;

/**
 * Takes due deliveries and moves their due time, so that no other process sends them too. Those of endpoints that accepted the last one come
 * first.
 */
async function takeDue(database: Database, now: number) {
  return database
    .updateTable('webhook_delivery')
    .from('webhook_endpoint')
    .set({
      attempts: sql<number>`webhook_delivery.attempts + 1`,
      attempted_at: new Date(now),
      due_at: new Date(now + LEASE),
      status: null,
      failure: null,
    })
    .whereRef('webhook_endpoint.id', '=', 'webhook_delivery.endpoint_id')
    .where('webhook_delivery.id', 'in', (within) =>
      within
        .selectFrom('webhook_endpoint as endpoint')
        .innerJoinLateral(
          (inner) =>
            inner
              .selectFrom('webhook_delivery as delivery')
              .select(['delivery.id', 'delivery.due_at'])
              .whereRef('delivery.endpoint_id', '=', 'endpoint.id')
              .where('delivery.state', '=', 'waiting')
              .where('delivery.due_at', '<=', new Date(now))
              .orderBy('delivery.due_at')
              .orderBy('delivery.id')
              .limit(MOST_OF_ENDPOINT)
              .forNoKeyUpdate()
              .skipLocked()
              .as('due'),
          (join) => join.onTrue(),
        )
        .select('due.id')
        .where('endpoint.disabled', 'is', null)
        .orderBy(sql`endpoint.failing_since is not null`)
        .orderBy('due.due_at')
        .orderBy('due.id')
        .limit(BATCH),
    )
    .returning(['webhook_delivery.id', 'message_id', 'endpoint_id', 'type', 'subject', 'subject_id', 'happened_at'])
    .returning(['payload', 'attempts', 'company_id', 'url', 'locale', 'secret', 'previous_secret', 'previous_until'])
    .execute();
}

type TakenDelivery = Awaited<ReturnType<typeof takeDue>>[number];

/** The body of a message, written before its first attempt, so that it is the same at each; null if its subject no longer exists. */
async function bodyOf({ database, clock }: WebhookServices, delivery: TakenDelivery): Promise<string | null> {
  if (delivery.payload !== null) return delivery.payload;
  const { id, type, happened_at: at, company_id: companyId } = delivery;
  const data = await readMessageData(database, { ...delivery, companyId }, clock());
  if (data === null) return null;
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  await database.updateTable('webhook_delivery').set({ payload }).where('id', '=', id).execute();
  return payload;
}

function post(services: SendServices, delivery: TakenDelivery, body: string): Promise<Posted> {
  const now = services.clock();
  const { url, secret, message_id: id, previous_secret: previous, previous_until: until } = delivery;
  const secrets = previous !== null && until !== null && until.getTime() > now ? [secret, previous] : [secret];
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'RIDER-Webhooks/1',
    ...signatureHeaders({ id, at: now, body }, secrets),
  };
  const { allowsLocalWebhooks, resolve = resolveByDns } = services;
  return postMessage({ url, headers, body }, { allowsLoopback: allowsLocalWebhooks, resolve });
}

/** Counts an outcome to the endpoint, which is disabled after days of failures, or when it is gone. */
async function countOutcome(
  services: WebhookServices,
  transaction: Transaction,
  { endpoint_id: id, company_id: companyId, url }: TakenDelivery,
  { status, failure }: Posted,
): Promise<void> {
  const now = services.clock();
  const endpoint = await transaction
    .selectFrom('webhook_endpoint')
    .select(['failing_since', 'disabled'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (endpoint === undefined) return;
  const since = failure === null ? null : (endpoint.failing_since ?? new Date(now));
  await transaction.updateTable('webhook_endpoint').set({ failing_since: since }).where('id', '=', id).execute();
  const isLong = since !== null && since.getTime() <= now - WEBHOOK_FAILURE_DAYS * DAY;
  if (endpoint.disabled !== null || (!isLong && status !== GONE)) return;
  await disableEndpoint(transaction, id, status === GONE ? 'gone' : 'failing');
  await emailOwners(services, transaction, { ...endpointEmail('webhook-disabled', { id, url }), companyId });
}

/** Stores the outcome of an attempt, and when the next one is due. */
async function settle(services: WebhookServices, delivery: TakenDelivery, outcome: Posted): Promise<void> {
  const { failure } = outcome;
  const next = failure === null ? null : nextWebhookAttempt(delivery.attempts, services.clock());
  const isOver = next === null || failure === 'missing';
  const state = failure === null ? 'delivered' : 'failed';
  await services.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('webhook_delivery')
      .set({ ...outcome, ...(isOver ? { state } : { due_at: new Date(next) }) })
      .where('id', '=', delivery.id)
      .execute();
    if (failure !== 'missing') await countOutcome(services, transaction, delivery, outcome);
  });
}

/** Services of the sender; tests replace the resolution of names. */
export interface SendServices extends WebhookServices {
  resolve?: Resolve;
}

/** Sends the due deliveries once, at most a batch; resolves to whether more may be due. */
export async function sendDueWebhooks(services: SendServices): Promise<boolean> {
  const taken = await takeDue(services.database, services.clock());
  const sendOne = async (delivery: TakenDelivery) => {
    const body = await bodyOf(services, delivery);
    const missing = { status: null, failure: 'missing' } as const;
    await settle(services, delivery, body === null ? missing : await post(services, delivery, body));
  };
  const results = await Promise.allSettled(taken.map(sendOne));
  for (const result of results)
    // It is due again after its lease.
    if (result.status === 'rejected') console.error('a webhook could not be prepared or stored:', result.reason);
  return taken.length === BATCH;
}
