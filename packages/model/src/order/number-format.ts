/** How numbers of a series are written. */
export interface NumberFormat {
  /** Capitals, digits and hyphens; it ends in no digit, so that no two numbers look the same. */
  prefix: string;
  /** The counter is written with this many digits at least. */
  digits: number;
}

/** How order numbers are written. */
export interface OrderNumberFormat extends NumberFormat {
  /** The year is written before the counter. */
  showsYear: boolean;
  /** The counter restarts each year; only with the year. */
  restartsYearly: boolean;
}

/** The number formats of the shop. The counters of invoices always restart each year. */
export interface NumberFormats {
  order: OrderNumberFormat;
  /** Invoices of orders on account. */
  invoice: NumberFormat;
  /** Invoices of orders that are paid at once. */
  paidInvoice: NumberFormat;
}

/** The formats of a shop whose operators have set none. */
export const INITIAL_NUMBERS: NumberFormats = {
  order: { prefix: 'R-', digits: 6, showsYear: true, restartsYearly: false },
  invoice: { prefix: '', digits: 6 },
  paidInvoice: { prefix: 'P', digits: 6 },
};

/** Writes a number: `R-2026-004711`; without a year `R-004711`. */
export function formatNumber({ prefix, digits }: NumberFormat, count: number, year: number | string | null): string {
  return `${prefix}${year === null ? '' : `${year}-`}${String(count).padStart(digits, '0')}`;
}
