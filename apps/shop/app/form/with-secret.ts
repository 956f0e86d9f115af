import type { FormOutcome } from './form-outcome.ts';

/** Saves a form whose answer has a secret, which is shown once: `save` passes it to `show`. */
export async function withSecret(save: (show: (secret: string) => void) => Promise<FormOutcome | string | Response>) {
  let shown = '';
  const outcome = await save((secret) => {
    shown = secret;
  });
  return typeof outcome === 'object' && 'saved' in outcome && outcome.saved ? { ...outcome, secret: shown } : outcome;
}
