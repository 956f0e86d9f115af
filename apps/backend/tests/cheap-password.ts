import type { PasswordCost } from '../src/account/password-cost.ts';

/**
 * Takes the place of src/account/password-cost.ts in these tests (vitest.config.ts): they hash a thousand times, at 0.15 s of CPU each with
 * the real cost, which durability.test.ts and the journeys pay.
 */
export const PASSWORD_COST: PasswordCost = { N: 64, r: 1, p: 1 };
