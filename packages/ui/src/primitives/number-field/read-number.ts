/**
 * Parses a number as typed or pasted: "1,234.5" with the separators of a language, "1e3", full-width digits "１２". Null
 * for anything else, and for numbers too large to be exact.
 */
export function readNumber(text: string, locale: string): number | null {
  const { group, decimal } = separatorsOf(locale);
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s|'|’/g, '')
    .replaceAll(group, '')
    .replace(decimal, '.')
    .replace('−', '-');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null;
  const number = Number(plain);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}

function separatorsOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6);
  const part = (type: string, otherwise: string) => parts.find((each) => each.type === type)?.value ?? otherwise;
  return { group: part('group', ','), decimal: part('decimal', '.') };
}
