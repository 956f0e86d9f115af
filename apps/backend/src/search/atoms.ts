/** The smallest unit of search: a Latin word, a Han character, a number, an angle or a size. */
export interface Atom {
  kind: 'word' | 'han' | 'number' | 'angle' | 'size';
  /** Folded and normalised: words in the singular, angles as `90deg`, sizes as `10mm`, `3/8in`, `30x30`. */
  text: string;
  /** As typed, folded. */
  written: string;
  /** Offset in the folded text. */
  start: number;
  end: number;
}

/** Folds width, case and accents, so that Ｈ, H and h are equal. */
export function fold(text: string): string {
  return text
    .replaceAll(/[º˚]/g, '°')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('⁄', '/')
    .replaceAll(/[″”“]|′′|''/g, '"')
    .toLowerCase();
}

/** The singular of an English plural: hinges, boxes, latches, canopies; glass and brass stay. */
export function singular(word: string): string {
  if (/[a-z]{3}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return /[a-z]{3}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const INCH = String.raw`\s*-?(?:"|in(?:ch(?:es)?)?(?![a-z])|英寸)`;

type Read = Pick<Atom, 'kind' | 'text'>;

function size(text: string): Read {
  return { kind: 'size', text };
}

function millimeters(length = '', unit = ''): string {
  const factor = /^(?:m|米)$/.test(unit) ? 1000 : /^(?:cm|厘米|公分)$/.test(unit) ? 10 : 1;
  return `${Number(length) * factor}mm`;
}

/** In the glass trade 厘 is a millimeter; 厘米 is a centimeter. */
const METRIC = String.raw`\s*(cm|厘米|公分|mm|毫米|厘|m(?![a-z\d])|米)`;

/** Patterns of atoms; the first match wins. */
const FORMS: readonly { form: RegExp; read: (...match: string[]) => Read[] }[] = [
  {
    form: new RegExp(String.raw`(${NUMBER})\s*(?:°|-?deg(?:rees?)?(?![a-z])|度)`, 'uy'),
    read: (_, angle) => [{ kind: 'angle', text: `${angle}deg` }],
  },
  {
    form: new RegExp(String.raw`(?:(\d+)[\s-])?(\d{1,2})/(2|4|8|16|32)(?!\d)(?:${INCH})?`, 'uy'),
    read: (_, whole, top, bottom) => [size(`${whole ? `${whole}-` : ''}${top}/${bottom}in`)],
  },
  {
    form: new RegExp(String.raw`${NUMBER}(?:\s*[x×*]\s*${NUMBER})+`, 'uy'),
    read: (written = '') => [size(written.replaceAll(/\s/g, '').replaceAll(/[×*]/g, 'x'))],
  },
  // In "hinge 90 in chrome", 90 is an angle, not a length in inches.
  {
    form: new RegExp(String.raw`(?!(?:45|90|135|180)\s+in\s)(${NUMBER})${INCH}`, 'uy'),
    read: (_, inches) => [size(`${inches}in`)],
  },
  {
    // Both ends of a range get its unit: 8-12 mm.
    form: new RegExp(String.raw`(${NUMBER})\s*(?:-|–|to|至)\s*(${NUMBER})${METRIC}`, 'uy'),
    read: (_, from, to, unit) => [size(millimeters(from, unit)), size(millimeters(to, unit))],
  },
  {
    form: new RegExp(`(${NUMBER})${METRIC}`, 'uy'),
    read: (_, length, unit) => [size(millimeters(length, unit))],
  },
  { form: new RegExp(String.raw`ø\s*(${NUMBER})(?:\s*mm)?`, 'uy'), read: (_, across) => [size(`${across}mm`)] },
  {
    form: new RegExp(String.raw`${NUMBER}(?=\p{Script=Han}|[^\p{L}\p{N}]|$)`, 'uy'),
    read: (text = '') => [{ kind: 'number', text }],
  },
  { form: /\p{Script=Han}/uy, read: (text = '') => [{ kind: 'han', text }] },
  {
    form: /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/uy,
    read: (text = '') => [{ kind: 'word', text: singular(text) }],
  },
];

/** The atoms of a folded text, in order. */
export function atomsOf(folded: string): Atom[] {
  const atoms: Atom[] = [];
  for (let place = 0; place < folded.length;) {
    let end = place + 1;
    for (const { form, read } of FORMS) {
      form.lastIndex = place;
      const match = form.exec(folded);
      if (match === null) continue;
      end = form.lastIndex;
      atoms.push(...read(...match).map((atom) => ({ ...atom, written: match[0], start: place, end })));
      break;
    }
    place = end;
  }
  return atoms;
}
