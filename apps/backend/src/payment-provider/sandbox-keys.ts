import { generateKeyPairSync } from 'node:crypto';

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
let pairs: { ours: ReturnType<typeof newPair>; theirs: ReturnType<typeof newPair> } | undefined;

/**
 * The shop's pair of keys and the provider's, of this process alone: what they sign is read by it alone. Made when one is first needed,
 * because that takes some tenths of a second, and most processes take no payment.
 */
export const sandboxKeys = () => (pairs ??= { ours: newPair(), theirs: newPair() });
