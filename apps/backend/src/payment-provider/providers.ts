import type { Database } from '../database/open.ts';
import { createGateways, dropRejectedAccounts, type PaymentAccounts } from './accounts.ts';
import type { KeyFault, PaymentGateway, ProvidedMethod } from './gateway.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** What the providers of payments need. */
export interface ProviderOptions {
  database: Database;
  clock: () => number;
  demo: boolean;
  /** Accounts at payment providers; without any the sandbox stands for them in demonstration. */
  payments?: PaymentAccounts;
  shopOrigin: string;
  /** Takes a notice of the sandbox, as the shop's address for notices does. */
  notify: (notice: Request) => Promise<Response>;
  /** Tells the operator of an account whose keys its provider refuses. */
  tellKeyFault?: (method: ProvidedMethod, fault: KeyFault) => void;
}

/** The methods that pay orders, and the sandbox, which only a demonstration has, because it credits balances without real money. */
export interface Providers {
  gateways: Map<string, PaymentGateway>;
  sandbox: Sandbox | null;
}

/** Opens the providers of payments. Accounts whose keys are refused are dropped a moment later. */
export function openProviders(options: ProviderOptions): Providers {
  const { payments, demo, tellKeyFault, database, clock, shopOrigin, notify } = options;
  const sandbox = demo ? createSandbox({ database, clock, shopOrigin, notify }) : null;
  const isReal = payments !== undefined && payments.order.length > 0;
  const offered = isReal ? createGateways(payments, { shopOrigin, clock }) : (sandbox?.gateways ?? []);
  const gateways = new Map<string, PaymentGateway>(offered.map((gateway) => [gateway.method, gateway]));
  if (isReal)
    dropRejectedAccounts(gateways, tellKeyFault ?? (() => undefined)).catch((error: unknown) =>
      console.error('the keys of payment providers could not be tried:', error instanceof Error ? error.name : ''),
    );
  return { gateways, sandbox };
}
