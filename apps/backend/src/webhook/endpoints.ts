import type { Locale } from '@rider/model/locale';
import { isLoopbackUrl } from '@rider/model/receiver-url';
import {
  MOST_WEBHOOK_ENDPOINTS,
  WEBHOOK_FAILURE_DAYS,
  webhookScreen,
  type IssuedWebhookSecret,
  type WebhookEndpoint,
  type WebhookEvent,
} from '@rider/model/webhook';
import { requireRight } from '../buyer-company/company-of.ts';
import { emailOwners } from '../buyer-company/email-owners.ts';
import type { Database, Transaction } from '../database/open.ts';
import type { EmailName } from '../email/email-text.ts';
import type { EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { validationText } from '../messages/index.ts';
import { newSecret } from './sign-message.ts';

const HOUR = 3_600_000;
/** Characters of a secret that owners see later. */
const SHOWN_END = 4;

/** Services of webhooks. */
export interface WebhookServices extends EmailServices {
  database: Database;
  /** Whether messages may be sent to this machine, for development. */
  allowsLocalWebhooks: boolean;
}

/** What an owner sets of an endpoint. */
interface EndpointInput {
  url: string;
  events: readonly WebhookEvent[];
}

/** The error of an endpoint that does not exist, or is of another company. */
export const unknownWebhook = () => new ApiError('unknown-webhook', { status: 400 });

/** An e-mail to owners about an endpoint. */
export function endpointEmail(email: EmailName & `webhook-${string}`, { id, url }: { id: number; url: string }) {
  return { email, page: webhookScreen(String(id)), facts: { url, days: WEBHOOK_FAILURE_DAYS } };
}

/** The endpoints of the buyer's company, the newest first. @throws ApiError those of {@link requireRight}. */
export async function listEndpoints(database: Database, buyerId: number, now: number): Promise<WebhookEndpoint[]> {
  const { companyId } = await requireRight(database, buyerId, 'manage');
  const rows = await database
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ previous_until: until, ...row }) => ({
    id: String(row.id),
    url: row.url,
    events: row.events,
    secretEnd: row.secret.slice(-SHOWN_END),
    createdAt: row.created_at.getTime(),
    previousUntil: until !== null && until.getTime() > now ? until.getTime() : null,
    failingSince: row.failing_since?.getTime() ?? null,
    disabled: row.disabled,
  }));
}

/** @throws ApiError `faulty-fields` for an address of this machine where the setting does not allow it. */
function requireAllowedUrl({ allowsLocalWebhooks }: WebhookServices, url: string, locale: Locale): void {
  if (!allowsLocalWebhooks && isLoopbackUrl(url))
    throw fieldErrorTexts({ url: validationText('validation.webhook.url', locale) });
}

/** @throws ApiError `too-many-webhooks`. */
async function requireFewEndpoints(transaction: Transaction, companyId: number): Promise<void> {
  // Two owners may add endpoints at once.
  await transaction.selectFrom('buyer_company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  const endpoints = await transaction
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('company_id', '=', companyId)
    .execute();
  if (endpoints.length >= MOST_WEBHOOK_ENDPOINTS)
    throw new ApiError('too-many-webhooks', { status: 400, parameters: { most: MOST_WEBHOOK_ENDPOINTS } });
}

/**
 * Adds an endpoint, e-mails the company's owners, and returns its secret. Texts in its messages are in `locale`. @throws ApiError
 * `too-many-webhooks`, `faulty-fields`.
 */
export async function addEndpoint(
  services: WebhookServices,
  buyerId: number,
  { url, events, locale }: EndpointInput & { locale: Locale },
): Promise<IssuedWebhookSecret> {
  requireAllowedUrl(services, url, locale);
  return services.database.transaction().execute(async (transaction) => {
    const { companyId } = await requireRight(transaction, buyerId, 'manage');
    await requireFewEndpoints(transaction, companyId);
    const secret = newSecret();
    const { id } = await transaction
      .insertInto('webhook_endpoint')
      .values({
        company_id: companyId,
        url,
        events: JSON.stringify(events),
        locale,
        secret,
        created_at: new Date(services.clock()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await emailOwners(services, transaction, {
      ...endpointEmail('webhook-saved', { id, url }),
      companyId,
      by: buyerId,
    });
    return { id: String(id), secret };
  });
}

/** Changes an endpoint, and e-mails the owners of a new address. @throws ApiError `unknown-webhook`, `faulty-fields`. */
export async function changeEndpoint(
  services: WebhookServices,
  buyerId: number,
  { id, url, events, locale }: EndpointInput & { id: number; locale: Locale },
): Promise<void> {
  requireAllowedUrl(services, url, locale);
  await services.database.transaction().execute(async (transaction) => {
    const { companyId, url: before } = await lockEndpoint(transaction, buyerId, id);
    await transaction
      .updateTable('webhook_endpoint')
      .set({ url, events: JSON.stringify(events), locale })
      .where('id', '=', id)
      .execute();
    if (url !== before)
      await emailOwners(services, transaction, {
        ...endpointEmail('webhook-saved', { id, url }),
        companyId,
        by: buyerId,
      });
  });
}

/** Locks an endpoint of the buyer's company. @throws ApiError `unknown-webhook`, those of {@link requireRight}. */
async function lockEndpoint(
  transaction: Transaction,
  buyerId: number,
  id: number,
): Promise<{ companyId: number; url: string; secret: string }> {
  const { companyId } = await requireRight(transaction, buyerId, 'manage');
  const found = await transaction
    .selectFrom('webhook_endpoint')
    .select(['url', 'secret'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found === undefined) throw unknownWebhook();
  return { companyId, ...found };
}

/**
 * Replaces the secret of an endpoint and e-mails the owners; for `overlap` hours messages are signed by the old one, too. @throws ApiError
 * `unknown-webhook`.
 */
export async function rotateSecret(
  services: WebhookServices,
  buyerId: number,
  { id, overlap }: { id: number; overlap: number },
): Promise<IssuedWebhookSecret> {
  return services.database.transaction().execute(async (transaction) => {
    const { companyId, url, secret: before } = await lockEndpoint(transaction, buyerId, id);
    const secret = newSecret();
    const previous =
      overlap === 0
        ? { previous_secret: null, previous_until: null }
        : { previous_secret: before, previous_until: new Date(services.clock() + overlap * HOUR) };
    await transaction
      .updateTable('webhook_endpoint')
      .set({ secret, ...previous })
      .where('id', '=', id)
      .execute();
    await emailOwners(services, transaction, {
      ...endpointEmail('webhook-rotated', { id, url }),
      companyId,
      by: buyerId,
    });
    return { id: String(id), secret };
  });
}

/** Enables an endpoint, or disables it: then its waiting deliveries fail. @throws ApiError `unknown-webhook`. */
export async function setEnabled(
  database: Database,
  buyerId: number,
  { id, enabled }: { id: number; enabled: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockEndpoint(transaction, buyerId, id);
    if (!enabled) return disableEndpoint(transaction, id, 'by-owner');
    await transaction
      .updateTable('webhook_endpoint')
      .set({ disabled: null, failing_since: null })
      .where('id', '=', id)
      .execute();
  });
}

/** Disables a locked endpoint, whose waiting deliveries fail. */
export async function disableEndpoint(
  transaction: Transaction,
  id: number,
  disabled: NonNullable<WebhookEndpoint['disabled']>,
): Promise<void> {
  await transaction.updateTable('webhook_endpoint').set({ disabled }).where('id', '=', id).execute();
  await transaction
    .updateTable('webhook_delivery')
    .set({ state: 'failed', failure: 'disabled' })
    .where('endpoint_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Removes an endpoint with its deliveries. @throws ApiError `unknown-webhook`. */
export async function removeEndpoint(database: Database, buyerId: number, id: number): Promise<void> {
  const { companyId } = await requireRight(database, buyerId, 'manage');
  const removed = await database
    .deleteFrom('webhook_endpoint')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) throw unknownWebhook();
}
