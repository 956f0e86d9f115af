interface ScriptPolicy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Trusted Types, which TypeScript's own types lack. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

/**
 * Returns a function that makes addresses of the chat's own scripts trusted, on pages with `require-trusted-types-for 'script'`. The first
 * address creates the policy, and throws if the page does not allow its name.
 */
export function scriptPolicy(name: string): (address: string) => string {
  let policy: ScriptPolicy | undefined;
  return (address) => {
    if (!window.trustedTypes) return address;
    // eslint-disable-next-line compat/compat -- a browser without it never requires it
    policy = policy || window.trustedTypes.createPolicy(name, { createScriptURL: (own) => own });
    return policy.createScriptURL(address);
  };
}
