import { DatabaseUnavailable } from '../database/database-errors.ts';
import { ApiError } from '../http/api-error.ts';
import { loggable } from '../http/log-text.ts';

/** Calls a payment provider. @throws ApiError `provider-away` if the call fails. */
export async function callProvider<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof DatabaseUnavailable || error instanceof ApiError) throw error;
    console.error('the payment provider failed:', loggable(error));
    throw new ApiError('provider-away', { status: 400 });
  }
}
