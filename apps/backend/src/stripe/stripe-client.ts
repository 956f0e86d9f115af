import type Stripe from 'stripe';

/** An account at Stripe. */
export interface StripeAccount {
  secretKey: string;
  publishableKey: string;
  /** Verifies webhooks: "whsec_…". */
  webhookSecret: string;
}

/** The account, and a sandbox's `fetch` and page script in place of Stripe's. */
export interface StripeConnection {
  account: StripeAccount;
  sandbox?: { call: typeof fetch; script: string };
}

/** Stripe's SDK. */
export type StripeClient = InstanceType<typeof Stripe>;

/** Deadline of one call, in milliseconds; the client retries once, with the same idempotency key. */
const DEADLINE = 8_000;

/** Loads the SDK with the first payment: a shop without payments does not need it in memory. */
export function clientOf({ account, sandbox }: StripeConnection): () => Promise<StripeClient> {
  let client: Promise<StripeClient> | undefined;
  const load = async () => {
    const { default: Sdk } = await import('stripe');
    const http = sandbox && { httpClient: Sdk.createFetchHttpClient(sandbox.call) };
    return new Sdk(account.secretKey, { timeout: DEADLINE, maxNetworkRetries: 1, telemetry: false, ...http });
  };
  return () => (client ??= load());
}

/** Calls Stripe. Errors contain only Stripe's type and code, because the message may repeat the request. */
export async function stripeCall<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Error) || !('type' in error)) throw error;
    const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
    throw new Error(`Stripe failed: ${String(error.type)}${code}`, { cause: error });
  }
}
