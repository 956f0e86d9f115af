/** A number of the North American numbering plan: area code and exchange start with 2-9. */
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;
const CHINESE_MOBILE = /^1[3-9]\d{9}$/;

/** National numbers, without trunk prefix, by the calling code of the countries that the shop offers. */
const NATIONAL: Readonly<Record<string, RegExp>> = {
  '1': NORTH_AMERICAN,
  '44': /^[1-9]\d{8,9}$/,
  '52': /^1?[2-9]\d{9}$/,
  '61': /^(?:[2-478]\d{8}|1[38]00\d{6}|13\d{4})$/,
  // Mobile numbers, landlines with area code, and 400 numbers.
  '86': /^(?:1[3-9]\d{9}|(?:10|[2-9]\d{1,2})\d{7,8})$/,
};

const EXTENSION = /[\s,;]*(?:x|ext(?:ension|n)?|#|转|分机)[\s.:]*\d{1,6}$/i;

/** The digits to dial, with `+` where a calling code leads them; empty for what is no number. */
function dialed(text: string): string {
  const number = text.trim().replace(EXTENSION, '');
  if (!/^\+?[\d\s()./\p{Pd}−]+$/u.test(number)) return '';
  const digits = number.replace('(0)', '').replace(/[^\d+]/g, '');
  // 00, and 011 in North America, mean +; British numbers begin with 011 too, and have no separator after it.
  return digits.replace(/^00/, '+').replace(/^011/, (prefix) => (/^011[\s.-]/.test(number) ? '+' : prefix));
}

/** North America alone has no trunk prefix. */
const withoutTrunk = (code: string, digits: string): string => (code === '1' ? digits : digits.replace(/^0/, ''));

/** Splits digits that begin with the calling code of an offered country; undefined for others. */
function offered(digits: string): { code: string; national: string } | undefined {
  const code = Object.keys(NATIONAL).find((each) => digits.startsWith(each));
  return code === undefined ? undefined : { code, national: withoutTrunk(code, digits.slice(code.length)) };
}

const isNational = (code: string, national: string): boolean => NATIONAL[code]?.test(national) ?? false;

/** Whether digits are a number with calling code; `+` may be missing in North America and China. */
function isInternational(digits: string): boolean {
  const plain = digits.replace('+', '');
  const known = offered(plain);
  if (digits.startsWith('+')) return known ? isNational(known.code, known.national) : /^[1-9]\d{7,14}$/.test(plain);
  return NORTH_AMERICAN.test(plain.replace(/^1(?=\d{10}$)/, '')) || CHINESE_MOBILE.test(plain.replace(/^86/, ''));
}

/**
 * Whether a text is a phone number, an extension included. Numbers of other countries than `callingCode` begin with `+`; those of North
 * America and Chinese mobile numbers need not. Without `callingCode`, a leading zero marks a national number of any country.
 */
export function isPhone(text: string, callingCode = ''): boolean {
  const digits = dialed(text);
  if (digits === '' || isInternational(digits)) return digits !== '';
  if (digits.startsWith('+')) return false;
  if (callingCode === '') return /^0[1-9]\d{7,10}$/.test(digits);
  const national = withoutTrunk(callingCode, digits);
  return callingCode in NATIONAL ? isNational(callingCode, national) : /^\d{5,14}$/.test(national);
}

/** Whether text messages can be sent to a number: of an offered country, unmistakable, without extension. */
export function isTextPhone(text: string): boolean {
  const digits = dialed(text);
  return !EXTENSION.test(text) && isInternational(digits) && offered(internationalPhone(text).slice(1)) !== undefined;
}

/**
 * A number that passed `phone`, in the international form by which numbers are compared and called: `+15205550111`. Without `+`, eleven
 * digits in a row are a Chinese mobile number, and a separate `1` is the country code: `1 (520) 555-0111`.
 */
export function internationalPhone(text: string): string {
  const digits = dialed(text);
  if (digits.startsWith('+')) {
    const known = offered(digits.slice(1));
    return known ? `+${known.code}${known.national}` : digits;
  }
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && CHINESE_MOBILE.test(digits) && !/^\s*1[\s.(-]/.test(text)
    ? `+86${digits}`
    : `+${digits}`;
}
