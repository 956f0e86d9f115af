declare const cents: unique symbol;

/** The brand of Money, which exists as a type only. */
export interface Cents {
  readonly [cents]: true;
}

/** An amount of money as an integer number of cents, hundredths of the shop's currency. Never fractional; may be negative in a ledger. */
export type Money = number & Cents;

/** Brands an integer number of cents as Money. Throws RangeError for anything that is not a safe integer. */
export function money(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not whole cents`);
  return amount as Money;
}

/** Reads the wire's decimal string or number ("45.50", 45.5) as Money; throws RangeError when it is not a decimal. */
export function moneyFromDecimal(decimal: string | number): Money {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(String(decimal).trim());
  if (!match) throw new RangeError(`not a decimal amount: ${decimal}`);
  const amount = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return money(match[1] ? -amount : amount);
}

/** Writes Money as the wire's decimal string with two places: 4550 becomes "45.50". */
export function moneyToDecimal(amount: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
