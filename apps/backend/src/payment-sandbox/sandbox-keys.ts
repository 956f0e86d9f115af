import { generateKeyPairSync } from 'node:crypto';

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
let pairs: { ours: ReturnType<typeof newPair>; theirs: ReturnType<typeof newPair> } | undefined;

/**
 * Key pairs of the shop and the provider, valid within this process only. Created lazily, because that takes some tenths of a second and
 * most processes take no payment.
 */
export const sandboxKeys = () => (pairs ??= { ours: newPair(), theirs: newPair() });
