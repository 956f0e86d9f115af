import type { PasswordCost } from '../../src/account/password-cost.ts';

/**
 * Replaces src/account/password-cost.ts in these tests (vitest.config.ts), which hash a thousand times: the real cost takes 0.15 s of CPU
 * each. durability.test.ts and the journeys use the real cost.
 */
export const PASSWORD_COST: PasswordCost = { N: 64, r: 1, p: 1 };
