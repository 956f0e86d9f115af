import type { Money } from '../money/index.ts';
import { withQuery } from '../screens/index.ts';

/** How a company's purchasing system opens the shop and receives the cart. */
export type PunchoutProtocol = 'cxml' | 'oci';

/** Minutes in which the browser must open a visit that the purchasing system requested. */
export const PUNCHOUT_START_MINUTES = 10;
/** Maximum number of lines of an order of a purchasing system. */
export const MOST_PUNCHOUT_LINES = 500;

/** Paths of the addresses that purchasing systems call. */
export const PUNCHOUT_PATHS: Readonly<Record<PunchoutProtocol, string>> = {
  cxml: '/punchout/cxml',
  oci: '/punchout/oci',
};

/** The connection of a company's purchasing system. */
export interface PunchoutConnection {
  /** The name by which the system signs in. */
  identity: string;
  /** Epoch milliseconds; `usedAt` is null until it is used. */
  createdAt: number;
  usedAt: number | null;
}

/** A visit that a purchasing system has requested, before it begins. */
export interface OfferedPunchout {
  company: string;
  /** The person as the system names them; empty where it names nobody. */
  person: string;
}

/** A line of the cart for the purchasing system. */
export interface PunchoutLine {
  sku: string;
  name: string;
  variant: string;
  unit: string;
  quantity: number;
  unitPrice: Money;
  lineTotal: Money;
}

/** The cart of a visit, and the form that sends it to the purchasing system. */
export interface PunchoutReturn {
  lines: PunchoutLine[];
  /** The sum of the lines, without freight and tax. */
  total: Money;
  /** The number of cart lines that cannot be ordered and are not sent. */
  left: number;
  /** Address of the purchasing system. */
  address: string;
  fields: [name: string, value: string][];
}

/** Address of the screen that begins a visit. */
export function punchoutScreen(token: string): string {
  return withQuery('/punchout', { token });
}

/** Address of the screen that sends the cart to the purchasing system. */
export const punchoutReturnScreen = '/punchout_return';

/** Address of the screen of the company's purchasing system. */
export const punchoutSettingsScreen = '/user/purchasing_system';
