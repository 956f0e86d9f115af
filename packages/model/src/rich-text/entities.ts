const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  times: '×',
  divide: '÷',
  deg: '°',
  plusmn: '±',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  prime: '′',
  Prime: '″',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  le: '≤',
  ge: '≥',
  tab: '\t',
  newline: '\n',
  colon: ':',
};

/** Decodes numeric entities and the common named ones; leaves others unchanged. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#[xX]([0-9a-fA-F]{1,8})|#(\d{1,8})|([a-zA-Z][a-zA-Z0-9]{1,31}));?/g,
    (whole, hex, decimal, name) => {
      if (name) return named[name as string] ?? named[(name as string).toLowerCase()] ?? (whole as string);
      const code = hex ? Number.parseInt(hex as string, 16) : Number.parseInt(decimal as string, 10);
      const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}
