import type { Api } from '../transport/index.ts';
import { flag, id, instant, list, text, textOrNull, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type { FeedbackAnswerRequestWire, OperatorFeedbackWire } from './wire.ts';

/** A message to the shop as an operator sees it. */
export interface OperatorFeedback {
  id: string;
  /** One of the topics of the form; the wire's word for one that this client does not know. */
  topic: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  /** Addresses. */
  pictures: string[];
  /** Account name of the sender; empty for a visitor. */
  account: string;
  /** Epoch milliseconds. */
  at: number;
  answer: string | null;
  /** A robot may have sent it; there was no e-mail about it. */
  isSuspected: boolean;
}

/** States of a message to the shop. */
export const OPERATOR_FEEDBACK_STATES = ['unanswered', 'answered', 'suspected'] as const;

/** Messages to the shop, the latest first, searched by sender and text. */
export function getOperatorFeedback(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorFeedback>> {
  return getOperatorList(api, 'operator/feedback', query, (row: Untrusted<OperatorFeedbackWire>) => ({
    id: id(row.id, 'feedback id'),
    topic: text(row.topic),
    name: text(row.rela_name),
    company: text(row.company),
    email: text(row.email),
    phone: text(row.phone),
    message: text(row.content),
    pictures: list(row.pics, text),
    account: text(row.account),
    at: instant(row.add_time) ?? 0,
    answer: textOrNull(row.answer),
    isSuspected: flag(row.suspected),
  }));
}

/** Answers a message by e-mail. Refused with 910608 when it was answered before, `not-found` for an unknown one, else by field (`answer`). */
export async function answerFeedback(api: Api, feedbackId: string, answer: string): Promise<void> {
  const path = `operator/feedback/${encodeURIComponent(feedbackId)}/answer`;
  await api.post(path, { answer } satisfies FeedbackAnswerRequestWire);
}
