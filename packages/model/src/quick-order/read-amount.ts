import { wholeText } from '../import/index.ts';
import { normalizeCode } from '../validation/index.ts';

const PIECES = 'pcs?|pces?|pieces?|ea|each|units?|nos?|stk|[x×*]|件|个|個|只|支|枚|根|片|块|把|条';
/** Units of unknown content: their number is not a number of pieces. */
const OTHERS =
  'box(?:es)?|bx|ctns?|cartons?|cases?|packs?|pks?|sets?|pairs?|prs?|doz(?:en)?|dz|m|ft|kg|箱|盒|包|套|对|副|打|米';
const UNIT = new RegExp(`^(?:${PIECES}|${OTHERS})\\.?$`, 'iu');
const AMOUNT = new RegExp(`^[x×*]?\\s*(-?\\d[\\d,.]*)\\s*(?:((?:${PIECES})\\.?)|(?:${OTHERS})\\.?)?$`, 'iu');
/** More digits are a barcode. */
const MOST_DIGITS = 7;

/** Whether a text is a unit of quantities. */
export function isUnit(text: string): boolean {
  return UNIT.test(text);
}

/** Whether a text may be a quantity, with or without a unit. */
export function isAmount(text: string): boolean {
  const [, number = ''] = AMOUNT.exec(text) ?? [];
  return number !== '' && number.replace(/\D/g, '').length <= MOST_DIGITS;
}

/** The digits of a text that is a number of pieces, without unit and separators; any other text as it is. */
export function readPieces(text: string): string {
  const plain = normalizeCode(text);
  const [whole, number, pieces] = AMOUNT.exec(plain) ?? [];
  const isCount = number !== undefined && (pieces !== undefined || /[\d.,]$/.test(whole ?? ''));
  return isCount ? wholeText(number) : plain;
}
