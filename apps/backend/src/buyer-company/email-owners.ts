import { emailLink, emailReader } from '../account/email-reader.ts';
import type { Transaction } from '../database/open.ts';
import type { EmailName } from '../email/email-text.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';

/** An e-mail to all owners of a company. */
interface OwnersEmail {
  companyId: number;
  email: EmailName;
  facts: Readonly<Record<string, string | number>>;
  /** The member who caused it; absent if the shop did. */
  by?: number;
  /** The page to which it leads. */
  page: string;
}

/** E-mails the owners of a company, in the transaction of the event. Adds `name`, `member` and `link` to the facts. */
export async function emailOwners(
  services: EmailServices,
  transaction: Transaction,
  { companyId, email, facts, by, page }: OwnersEmail,
): Promise<void> {
  const owners = await transaction
    .selectFrom('company_member')
    .select('buyer_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .orderBy('buyer_id')
    .execute();
  const cause = by === undefined ? null : await emailReader(transaction, by);
  const member = cause === null ? '' : cause.name || cause.email;
  for (const { buyer_id: id } of owners) {
    const { email: to, name, locale } = await emailReader(transaction, id);
    const link = emailLink(services, locale, page);
    await queueEmail(services, transaction, { to, email, locale, facts: { ...facts, name, member, link } });
  }
}
