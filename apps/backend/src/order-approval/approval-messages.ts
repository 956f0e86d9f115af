import { approvalScreen, decidersOf, type CompanyMember } from '@rider/model/buyer-company';
import type { Money } from '@rider/model/money';
import { emailLink, emailReader } from '../account/email-reader.ts';
import { readMembers } from '../buyer-company/members.ts';
import type { Database, Transaction } from '../database/open.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';
import { shopDayOf } from '../http/days.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';

/** The members who may decide on a member's order now. */
export async function readDeciders(
  database: Database,
  { companyId, requesterId }: { companyId: number; requesterId: number },
  now: number,
): Promise<CompanyMember[]> {
  const members = await readMembers(database, { companyId }, now);
  const ids = decidersOf(members, String(requesterId), shopDayOf(now));
  return members.filter(({ buyerId }) => ids.includes(buyerId));
}

/** E-mails and notifies all who may decide on a new request. */
export async function notifyDeciders(
  services: EmailServices,
  transaction: Transaction,
  request: { id: number; companyId: number; requesterId: number; requester: string; total: Money },
): Promise<void> {
  const now = services.clock();
  const { id, requester, total } = request;
  for (const { buyerId } of await readDeciders(transaction, request, now)) {
    const reader = await emailReader(transaction, Number(buyerId));
    const link = emailLink(services, reader.locale, approvalScreen(String(id)));
    await queueEmail(services, transaction, {
      to: reader.email,
      email: 'approval-requested',
      locale: reader.locale,
      facts: { name: reader.name, requester, total, link },
    });
    const facts = { approval: id, name: requester, amount: total };
    await notifyBuyer(transaction, Number(buyerId), 'approval-requested', facts, now);
  }
}

/** E-mails and notifies the requester that a request was rejected, or returned because the order could not be placed. */
export async function notifyRequester(
  services: EmailServices,
  transaction: Transaction,
  kind: 'approval-rejected' | 'approval-returned',
  { id, requesterId, decider, reason }: { id: number; requesterId: number; decider: string; reason: string },
): Promise<void> {
  const { email, name, locale } = await emailReader(transaction, requesterId);
  const link = emailLink(services, locale, approvalScreen(String(id)));
  await queueEmail(services, transaction, { to: email, email: kind, locale, facts: { name, decider, reason, link } });
  const facts = { approval: id, name: decider, reason };
  await notifyBuyer(transaction, requesterId, kind, facts, services.clock());
}
