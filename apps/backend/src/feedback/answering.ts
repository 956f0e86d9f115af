import type { OperatorFeedbackWire, OperatorListWire } from '@rider/api/operator';
import type { Database, Transaction } from '../database/open.ts';
import { postEmail } from '../email/outbox.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { Refusal } from '../http/refusal.ts';
import { recordOperatorAction } from '../operator/action.ts';
import type { Operator } from '../operator/require-operator.ts';
import type { FeedbackServices } from './sending.ts';

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

/** A page of messages on the wire, newest first. */
export async function listFeedback(
  database: Database,
  query: OperatorListQuery,
): Promise<OperatorListWire<OperatorFeedbackWire>> {
  const found = matching(database, query);
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('buyer', 'buyer.id', 'feedback.buyer_id')
    .selectAll('feedback')
    .select('buyer.account')
    .orderBy('feedback.sent_at', 'desc')
    .orderBy('feedback.id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const list = rows.map((row) => ({
    id: row.id,
    topic: row.topic,
    rela_name: row.name,
    company: row.company,
    email: row.email,
    phone: row.phone,
    content: row.message,
    pics: row.pictures,
    account: row.account ?? '',
    add_time: Math.floor(row.sent_at.getTime() / 1000),
    answer: row.answer ?? '',
    suspected: row.is_suspected ? 1 : 0,
  }));
  return { list, count };
}

async function lockFeedback(transaction: Transaction, id: number) {
  const feedback = await transaction
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (feedback === undefined) throw new Refusal('not-found');
  if (feedback.answer !== null) throw new Refusal('feedback-already-answered', { status: 400 });
  return feedback;
}

/** Answers a message by e-mail, once: a second e-mail could contradict the first. Refusals: `not-found`, `feedback-already-answered`. */
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
    await postEmail(services, transaction, { to: email, letter: 'feedback-answered', locale, facts });
    const detail = words.slice(0, 200);
    await recordOperatorAction(transaction, {
      operator,
      action: 'feedback.answer',
      subject: `${email} #${feedbackId}`,
      detail,
    });
  });
}
