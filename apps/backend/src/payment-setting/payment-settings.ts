import type { Versioned } from '@rider/api/operator';
import { methodOf, METHOD_NAMES, type PaymentMethodWire } from '@rider/api/order';
import type { Money } from '@rider/model/money';
import { INITIAL_PAYMENTS, offeredMethods, type PaymentMethod, type PaymentSettings } from '@rider/model/order';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { readSetting, type Setting } from '../setting/settings.ts';

/** How buyers pay. */
export const PAYMENTS: Setting<PaymentSettings> = {
  name: 'payment-methods',
  initial: INITIAL_PAYMENTS,
  action: 'paymentMethods.save',
};

/** The methods of accounts at providers, by the name on the wire, in the order of the installation. */
export interface MethodAccounts {
  gateways: ReadonlyMap<string, unknown>;
}

/** The methods with accounts, in the order of the installation. */
export function configuredMethods({ gateways }: MethodAccounts): PaymentMethod[] {
  const provided = [...gateways.keys()].map(methodOf).filter((method) => method !== null);
  return ['balance', ...provided, 'invoice'];
}

/** Reads how buyers pay; until an operator saves it, in the order of the installation. */
export async function readPaymentSettings(
  database: Database,
  accounts: MethodAccounts,
): Promise<Versioned<PaymentSettings>> {
  const settings = await readSetting(database, PAYMENTS);
  if (settings.version > 0) return settings;
  const order = configuredMethods(accounts);
  const placeOf = (method: PaymentMethod) => (order.includes(method) ? order.indexOf(method) : order.length);
  return { ...settings, methods: settings.methods.toSorted((a, b) => placeOf(a.method) - placeOf(b.method)) };
}

/** The methods by which an order of a total can be paid, by their names on the wire, in order. */
export async function readOffered(
  database: Database,
  accounts: MethodAccounts,
  total: Money,
): Promise<PaymentMethodWire[]> {
  const configured = configuredMethods(accounts);
  const offered = offeredMethods(await readPaymentSettings(database, accounts), total);
  return offered.filter((method) => configured.includes(method)).map((method) => METHOD_NAMES[method]);
}

/** Requires that a new payment of a total may use a method. @throws ApiError `payment-method-unavailable`. */
export async function requireOffered(database: Database, method: PaymentMethodWire, total: Money): Promise<void> {
  const offered = offeredMethods(await readSetting(database, PAYMENTS), total);
  if (!offered.some((each) => METHOD_NAMES[each] === method))
    throw new ApiError('payment-method-unavailable', { status: 400 });
}
