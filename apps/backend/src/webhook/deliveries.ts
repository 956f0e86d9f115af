import type { OperatorList } from '@rider/api/operator';
import {
  SHOWN_WEBHOOK_DELIVERIES,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_TEST,
  type LoggedWebhookDelivery,
  type WebhookDelivery,
} from '@rider/model/webhook';
import { sql, type Selectable } from 'kysely';
import { countUse } from '../account/use-count.ts';
import { requireRight } from '../buyer-company/company-of.ts';
import type { Database, Transaction } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { unknownWebhook } from './endpoints.ts';
import type { WebhookDeliveryTable } from './tables.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** Days after which a delivery is deleted, because it contains names and purchases. */
const LOG_DAYS = 30;
/** Tests and repeated deliveries of a company in an hour, which go to any address. */
const MOST_IN_HOUR = 60;
/** The instant at which what must be sent at once is due, on whatever clock. */
const AT_ONCE = new Date(0);

/** The columns of the log; bodies stay in the database. */
const COLUMNS = [
  'webhook_delivery.id',
  'message_id',
  'type',
  'subject',
  'state',
  'happened_at',
  'attempts',
  'attempted_at',
  'due_at',
  'status',
  'failure',
] as const;

type DeliveryRow = Omit<Selectable<WebhookDeliveryTable>, 'endpoint_id' | 'subject_id' | 'payload'>;

function deliveryOf({
  id,
  message_id: messageId,
  happened_at,
  attempted_at,
  due_at,
  ...row
}: DeliveryRow): WebhookDelivery {
  const { type, subject, state, attempts, status, failure } = row;
  return {
    id: String(id),
    messageId,
    type,
    subject,
    state,
    attempts,
    status,
    failure,
    happenedAt: happened_at.getTime(),
    attemptedAt: attempted_at?.getTime() ?? null,
    dueAt: state === 'waiting' && due_at > AT_ONCE ? due_at.getTime() : null,
  };
}

/** The newest deliveries of an endpoint of the buyer's company. @throws ApiError `unknown-webhook`, those of {@link requireRight}. */
export async function listDeliveries(
  database: Database,
  buyerId: number,
  endpointId: number,
): Promise<WebhookDelivery[]> {
  await requireEndpoint(database, buyerId, endpointId);
  const rows = await database
    .selectFrom('webhook_delivery')
    .select(COLUMNS)
    .where('endpoint_id', '=', endpointId)
    .orderBy('webhook_delivery.id', 'desc')
    .limit(SHOWN_WEBHOOK_DELIVERIES)
    .execute();
  return rows.map(deliveryOf);
}

/** The company of an endpoint that the buyer manages. @throws ApiError `unknown-webhook`, `webhook-disabled` with `inUse`. */
async function requireEndpoint(
  database: Database,
  buyerId: number,
  endpointId: number,
  { inUse = false } = {},
): Promise<number> {
  const { companyId } = await requireRight(database, buyerId, 'manage');
  const endpoint = await database
    .selectFrom('webhook_endpoint')
    .select('disabled')
    .where('id', '=', endpointId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (endpoint === undefined) throw unknownWebhook();
  if (inUse && endpoint.disabled !== null) throw new ApiError('webhook-disabled', { status: 400 });
  return companyId;
}

/** @throws ApiError `too-many-attempts`. */
function countSending(database: Database, companyId: number, now: number): Promise<void> {
  const use = {
    subject: `webhooks of ${companyId}`,
    limit: MOST_IN_HOUR,
    window: HOUR,
    error: 'too-many-attempts',
  } as const;
  return countUse(database, use, now);
}

/** Queues a test for an endpoint. @throws ApiError `unknown-webhook`, `webhook-disabled`, `too-many-attempts`. */
export async function sendTest(database: Database, buyerId: number, endpointId: number, now: number): Promise<void> {
  const companyId = await requireEndpoint(database, buyerId, endpointId, { inUse: true });
  await countSending(database, companyId, now);
  await database
    .insertInto('webhook_delivery')
    .values({
      endpoint_id: endpointId,
      type: WEBHOOK_TEST,
      subject: '',
      subject_id: 0,
      happened_at: new Date(now),
      due_at: AT_ONCE,
    })
    .execute();
}

/** Sends a delivery of the buyer's company again. @throws ApiError those of {@link sendTest}. */
export async function sendOwnAgain(database: Database, buyerId: number, id: number, now: number): Promise<void> {
  const found = await database
    .selectFrom('webhook_delivery')
    .select('endpoint_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const companyId = await requireEndpoint(database, buyerId, found?.endpoint_id ?? 0, { inUse: true });
  await countSending(database, companyId, now);
  await sendAgain(database, id, now);
}

/** Makes a delivery due at once. One that is being sent, or is due, is left as it is: it would be sent twice at a time. */
async function sendAgain(database: Database | Transaction, id: number, now: number): Promise<void> {
  await database
    .updateTable('webhook_delivery')
    .set({
      state: 'waiting',
      due_at: AT_ONCE,
      failure: null,
      status: null,
      attempts: sql<number>`case when state = 'waiting' then attempts else 0 end`,
    })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('state', '<>', 'waiting'),
        // The failure of an attempt is stored when it has ended.
        where.and([where('due_at', '>', new Date(now)), where('failure', 'is not', null)]),
      ]),
    )
    .execute();
}

/** A page of the deliveries of all companies, the newest first. */
export async function listAllDeliveries(
  database: Database,
  query: OperatorListQuery,
): Promise<OperatorList<LoggedWebhookDelivery>> {
  const { search, pattern } = query;
  let found = database
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'endpoint_id')
    .innerJoin('buyer_company', 'buyer_company.id', 'company_id');
  if (search !== '')
    found = found.where((where) =>
      where.or(
        (['name', 'url', 'subject', 'type', 'message_id'] as const).map((column) => where(column, 'ilike', pattern)),
      ),
    );
  const state = WEBHOOK_DELIVERY_STATES.find((each) => each === query.state);
  if (state !== undefined) found = found.where('webhook_delivery.state', '=', state);
  const rows = found.select(COLUMNS).select(['name', 'url']).orderBy('webhook_delivery.id', 'desc');
  return readPage(found, rows, query, ({ name: company, url, ...row }) => ({ ...deliveryOf(row), company, url }));
}

/** Sends a delivery again for an operator, who is logged. @throws ApiError `unknown-webhook`, `webhook-disabled`. */
export async function sendAgainForOperator(database: Database, operator: Operator, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('webhook_delivery')
      .innerJoin('webhook_endpoint', 'webhook_endpoint.id', 'endpoint_id')
      .select(['message_id', 'url', 'disabled'])
      .where('webhook_delivery.id', '=', id)
      .executeTakeFirst();
    if (found === undefined) throw unknownWebhook();
    if (found.disabled !== null) throw new ApiError('webhook-disabled', { status: 400 });
    await sendAgain(transaction, id, operator.at.getTime());
    const { message_id: subject, url: detail } = found;
    await recordOperatorAction(transaction, { operator, action: 'webhook.sendAgain', subject, detail });
  });
}

/** Deletes old deliveries. */
export async function purgeOldDeliveries(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('webhook_delivery')
    .where('happened_at', '<', new Date(now - LOG_DAYS * DAY))
    .execute();
}
