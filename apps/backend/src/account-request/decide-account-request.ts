import type { BuyerState } from '../account/tables.ts';
import type { Transaction } from '../database/open.ts';
import { queueEmail } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { AccountRequestServices } from './send-code.ts';

/** An operator's approval or rejection of a request; a rejection has a `reason`. */
export interface Decision {
  operator: Operator;
  buyerId: number;
  state: Extract<BuyerState, 'active' | 'refused'>;
  reason: string;
}

async function lockPending(transaction: Transaction, buyerId: number, demo: boolean) {
  const buyer = await transaction
    .selectFrom('buyer')
    .selectAll()
    .where('id', '=', buyerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!buyer || (buyer.demo && !demo)) throw new ApiError('not-found');
  if (buyer.state !== 'pending') throw new ApiError('request-already-decided', { status: 400 });
  return buyer;
}

/**
 * Approves or rejects an account; writes account, e-mail and log in one transaction. @throws ApiError `not-found`,
 * `request-already-decided`.
 */
export async function decideAccountRequest(services: AccountRequestServices, decision: Decision): Promise<void> {
  const { operator, buyerId, state, reason } = decision;
  await services.database.transaction().execute(async (transaction) => {
    const buyer = await lockPending(transaction, buyerId, services.demo);
    await transaction.updateTable('buyer').set({ state }).where('id', '=', buyerId).execute();
    const decided = { decided_at: operator.at, decided_by: operator.id, reason };
    const { locale } = await transaction
      .insertInto('account_request')
      // Buyers of the initial catalogue have no request row; inserting one stores the decision.
      .values({
        ...decided,
        buyer_id: buyerId,
        locale: 'en-US',
        requested_at: buyer.created_at,
        terms_agreed_at: buyer.created_at,
      })
      .onConflict((conflict) => conflict.column('buyer_id').doUpdateSet(decided))
      .returning('locale')
      .executeTakeFirstOrThrow();
    await queueEmail(services, transaction, {
      to: buyer.email,
      email: state === 'active' ? 'request-approved' : 'request-refused',
      locale,
      facts: { name: `${buyer.first_name} ${buyer.last_name}`, company: buyer.company, account: buyer.account, reason },
    });
    await recordOperatorAction(transaction, {
      operator,
      action: state === 'active' ? 'accountRequest.approve' : 'accountRequest.refuse',
      subject: buyer.account,
      detail: reason,
    });
  });
}
