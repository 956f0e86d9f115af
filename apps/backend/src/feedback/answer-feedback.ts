import type { OperatorFeedback, OperatorList } from '@rider/api/operator';
import type { Database, Transaction } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { queueEmail } from '../email/outbox.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { ApiError } from '../http/api-error.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { FeedbackServices } from './receive-feedback.ts';

function matching(database: Database, { search, pattern, state }: OperatorListQuery) {
  let found = database.selectFrom('feedback');
  if (state === 'unanswered') found = found.where('feedback.answer', 'is', null).where('is_suspected', '=', false);
  if (state === 'suspected') found = found.where('is_suspected', '=', true);
  if (state === 'answered') found = found.where('feedback.answer', 'is not', null);
  if (search === '') return found;
  return found.where((where) =>
    where.or(
      (['name', 'company', 'email', 'phone', 'message'] as const).map((column) =>
        where(`feedback.${column}`, 'ilike', pattern),
      ),
    ),
  );
}

/** A page of messages, newest first. */
export async function listFeedback(
  database: Database,
  query: OperatorListQuery,
): Promise<OperatorList<OperatorFeedback>> {
  const found = matching(database, query);
  const rows = found
    .leftJoin('buyer', 'buyer.id', 'feedback.buyer_id')
    .selectAll('feedback')
    .select('buyer.account')
    .orderBy('feedback.sent_at', 'desc')
    .orderBy('feedback.id', 'desc');
  return readPage(found, rows, query, (row) => ({
    id: String(row.id),
    topic: row.topic,
    name: row.name,
    company: row.company,
    email: row.email,
    phone: row.phone,
    message: row.message,
    pictures: row.pictures,
    account: row.account ?? '',
    at: row.sent_at.getTime(),
    answer: row.answer,
    isSuspected: row.is_suspected,
  }));
}

async function lockFeedback(transaction: Transaction, id: number) {
  const feedback = await transaction
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (feedback === undefined) throw new ApiError('not-found');
  if (feedback.answer !== null) throw new ApiError('feedback-already-answered', { status: 400 });
  return feedback;
}

/**
 * Answers a message by e-mail, only once, because a second e-mail could contradict the first. @throws ApiError `not-found`,
 * `feedback-already-answered`.
 */
export async function answerFeedback(
  services: FeedbackServices,
  operator: Operator,
  feedbackId: number,
  words: string,
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const { name, email, message, locale } = await lockFeedback(transaction, feedbackId);
    await transaction
      .updateTable('feedback')
      .set({ answer: words, answered_at: operator.at, answered_by: operator.id })
      .where('id', '=', feedbackId)
      .execute();
    const facts = { name, answer: words, message };
    await queueEmail(services, transaction, { to: email, email: 'feedback-answered', locale, facts });
    const detail = words.slice(0, 200);
    await recordOperatorAction(transaction, {
      operator,
      action: 'feedback.answer',
      subject: `${email} #${feedbackId}`,
      detail,
    });
  });
}
