import { ApiError } from './api-error.ts';

/**
 * Requires that a request whose key was used before has the contents of the first one: a person who changed them after a lost answer
 * would take them for saved. @throws ApiError `saved-otherwise`.
 */
export function requireSameRequest(isSame: boolean): void {
  if (!isSame) throw new ApiError('saved-otherwise', { status: 400 });
}
