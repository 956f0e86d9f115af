import { money, type Money } from '../money/index.ts';

/** A rate of 100 percent. Rates are whole thousandths of a percent, so that 6.875 % is 6,875. */
export const WHOLE_RATE = 100_000;

/** The sales tax of an order, as it was when it was placed, or of a checkout. */
export interface Tax {
  amount: Money;
  /** Thousandths of a percent. */
  rate: number;
  /** Whether the freight is taxed too. */
  taxesFreight: boolean;
  /** Country and state where the products go, as `US-CA`, or the country alone. */
  region: string;
  /** The name of the place in the reader's language where the shop collects no tax there; absent otherwise. */
  uncollectedIn?: string;
  /** Number of the certificate that exempts the buyer; null where none does. */
  certificate: string | null;
}

/**
 * The tax on an amount: computed once for a whole order and rounded half up to the cent. The amount is not negative; the rate is in
 * thousandths of a percent.
 */
export function taxOn(taxable: Money, rate: number): Money {
  const product = BigInt(taxable) * BigInt(rate);
  return money(Number((product + BigInt(WHOLE_RATE / 2)) / BigInt(WHOLE_RATE)));
}

/** States of an exemption certificate: pending, valid, rejected, or expired. */
export const CERTIFICATE_STATES = ['pending', 'approved', 'refused', 'expired'] as const;
/** The state of an exemption certificate. */
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** The state of a certificate at an instant, in epoch milliseconds. A rejected one stays rejected. */
export function certificateStateAt(
  { decision, expiresAt }: { decision: 'approved' | 'refused' | null; expiresAt: number },
  now: number,
): CertificateState {
  if (decision === 'refused') return 'refused';
  if (expiresAt <= now) return 'expired';
  return decision ?? 'pending';
}

/** Days before the end of a certificate on which its buyer is reminded. */
export const CERTIFICATE_REMINDER_DAYS = 30;

/** A buyer's statement about an exemption certificate. */
export interface TaxCertificateDraft {
  /** The number on it, given by the state or the buyer. */
  number: string;
  /** Code of the US state in which it holds. */
  region: string;
  /** Its last day, `2027-12-31`, on the shop's clock. */
  lastDay: string;
}

/** A certificate by which a buyer is exempt from sales tax; `region` is empty where it holds in all states. */
export interface TaxCertificate extends TaxCertificateDraft {
  id: string;
  state: CertificateState;
  /** Why the shop rejected it; empty otherwise. */
  reason: string;
  /** Epoch milliseconds. */
  uploadedAt: number;
}
