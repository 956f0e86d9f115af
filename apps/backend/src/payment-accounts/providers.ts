import type { Database } from '../database/open.ts';
import { createGateways, dropRejectedAccounts, type PaymentAccounts } from './accounts.ts';
import type { KeyFault, PaymentGateway, ProvidedMethod } from '../payment-provider/gateway.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** Options of the payment providers. */
export interface ProviderOptions {
  database: Database;
  clock: () => number;
  demo: boolean;
  /** Accounts at payment providers; without any, a demonstration uses the sandbox. */
  payments?: PaymentAccounts;
  shopOrigin: string;
  /** Receives the sandbox's webhooks, like the shop's webhook URL. */
  notify: (webhook: Request) => Promise<Response>;
  /** Reports an account whose keys its provider rejects to the operator. */
  reportKeyFault?: (method: ProvidedMethod, fault: KeyFault) => void;
}

/** The gateways, and the sandbox, for demonstrations only, because it credits balances without real money. */
export interface Providers {
  gateways: Map<string, PaymentGateway>;
  sandbox: Sandbox | null;
}

/** Opens the payment providers. Accounts with rejected keys are dropped asynchronously. */
export function openProviders(options: ProviderOptions): Providers {
  const { payments, demo, reportKeyFault, database, clock, shopOrigin, notify } = options;
  const sandbox = demo ? createSandbox({ database, clock, shopOrigin, notify }) : null;
  const isReal = payments !== undefined && payments.order.length > 0;
  const offered = isReal ? createGateways(payments, { shopOrigin, clock }) : (sandbox?.gateways ?? []);
  const gateways = new Map<string, PaymentGateway>(offered.map((gateway) => [gateway.method, gateway]));
  if (isReal)
    dropRejectedAccounts(gateways, reportKeyFault ?? (() => undefined)).catch((error: unknown) =>
      console.error('the keys of payment providers could not be tried:', error instanceof Error ? error.name : ''),
    );
  return { gateways, sandbox };
}
