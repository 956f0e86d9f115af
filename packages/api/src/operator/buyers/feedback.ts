import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** A message to the shop as an operator sees it. */
export interface OperatorFeedback {
  id: string;
  /** One of the topics of the form. */
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
  return getOperatorList(api, 'feedback', query);
}

/** Answers a message by e-mail. Rejects with 910608 when it was answered before, `not-found` for an unknown one, else by field (`answer`). */
export function answerFeedback(api: Api, feedbackId: string, answer: string): Promise<void> {
  return postOwn(api, operatorPath`feedback/${feedbackId}/answer`, { answer });
}
