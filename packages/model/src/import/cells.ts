const THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+$/;

/**
 * A decimal as the shop writes it, with `places` decimals or as few as it has; the comma of some countries becomes a point. `1,000` stays: it is
 * a thousand to some and one to others.
 */
export function decimalText(text: string, places?: number): string {
  if (THOUSANDS.test(text)) return text;
  const pointed = text.replace(/^(\d+),(\d+)$/, '$1.$2');
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(pointed)) return text;
  const decimals = pointed.split('.')[1]?.length ?? 0;
  // More decimals than an amount may have are a fault, which rounding would hide.
  if (places !== undefined && decimals > places) return text;
  return places === undefined ? String(Number(pointed)) : Number(pointed).toFixed(places);
}

/** A whole number as digits, without separators of thousands that have one meaning and without decimals that are 0. */
export function wholeText(text: string): string {
  return THOUSANDS.test(text) ? text.replaceAll(',', '') : text.replace(/^(\d+)[.,]0{1,2}$/, '$1');
}

const ISO_ORDERS: readonly [RegExp, (parts: readonly string[]) => readonly (string | undefined)[]][] = [
  [
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]0{1,2}:00(?::00)?)?$/,
    ([, year, month, day]) => [year, month, day],
  ],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, ([, day, month, year]) => [year, month, day]],
  // Without a year in front, only a number above 12 reveals which one is the day.
  [/^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4})$/, ([, month, day, year]) => [year, month, day]],
  [/^(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})$/, ([, day, month, year]) => [year, month, day]],
];

/** A day as an ISO date, from the spellings of spreadsheets that have one meaning; others stay as they are. */
export function dayText(text: string): string {
  for (const [pattern, order] of ISO_ORDERS) {
    const parts = pattern.exec(text);
    if (parts !== null)
      return order(parts)
        .map((part = '') => part.padStart(2, '0'))
        .join('-');
  }
  return text;
}
