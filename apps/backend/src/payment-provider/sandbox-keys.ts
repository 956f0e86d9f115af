import { generateKeyPairSync } from 'node:crypto';

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
let pairs: { ours: ReturnType<typeof newPair>; theirs: ReturnType<typeof newPair> } | undefined;

/**
 * The shop's pair of keys and the provider's, of this process alone: what they sign is read by it alone. Made once, because it takes a fifth
 * of a second.
 */
export const sandboxKeys = () => (pairs ??= { ours: newPair(), theirs: newPair() });
