/** Characters without a shape, which pasted text contains; joiners and variation selectors stay, because they shape characters and emoji. */
const INVISIBLE = /(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;
const JOINER = /[\p{Join_Control}\p{Variation_Selector}]/gu;
/** Full-width alphanumeric characters of East Asian keyboards; punctuation is not among them, because Chinese texts are written with it. */
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Returns typed text as every rule reads it: composed, without invisible characters, one kind of space and of digits, trimmed. */
export function normalizeText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .trim();
}

/**
 * As `normalizeText`, for values of a fixed alphabet: compatibility characters too become plain ones. Free text would lose by that: "½" and
 * "²".
 */
export function normalizeCode(text: string): string {
  return normalizeText(text.normalize('NFKC')).replace(JOINER, '');
}

/** Apostrophes, middle dots and hyphens as people write them in names, by the mark that is stored. */
const NAME_MARKS = [
  [/[`´‘ʼ]/g, '’'],
  [/[•・]/g, '·'],
  [/[\u2010\u2011]/g, '-'],
  [/\s+/g, ' '],
] as const;

/** As `normalizeText`, for the name of a person. */
export function normalizeName(text: string): string {
  return NAME_MARKS.reduce((name, [written, stored]) => name.replace(written, stored), normalizeText(text));
}

const LOCAL_PART = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LONGEST_LOCAL_PART = 64;
/** A host name as in DNS, whose last label is not a number. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/** Returns a host name in the ASCII form of DNS (`xn--…`), or null. */
function asciiHost(host: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(host)) return null;
  const url = `http://${host}`;
  const ascii = URL.canParse(url) ? new URL(url).hostname : '';
  return HOST.test(ascii) ? ascii : null;
}

/** Returns an e-mail address as mail servers take it (RFC 5321), with the host in ASCII and lower case; null if it is invalid. */
export function emailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const host = asciiHost(text.slice(at + 1));
  return host !== null && local.length <= LONGEST_LOCAL_PART && LOCAL_PART.test(local) ? `${local}@${host}` : null;
}

/** How the post of a country separates a code that was written without its separator. */
const POSTAL_CODES: Readonly<Record<string, readonly [RegExp, string]>> = {
  US: [/^(\d{5})(\d{4})$/, '$1-$2'],
  CA: [/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2'],
  GB: [/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, '$1 $2'],
};

/** Returns a postal code as the country's post writes it; text that is no code of the country stays as it is. */
export function postalCode(country: string, text: string): string {
  const [pattern, written] = POSTAL_CODES[country] ?? [];
  const compact = text.replace(/[\s-]/g, '');
  return pattern?.test(compact) && written !== undefined ? compact.replace(pattern, written) : text;
}
