// ESLint's rule `rider/tokens`: refuses raw values in stylesheets and inline styles, and suggests the replacement. docs/design-system.md has the
// table.

const colours = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const namedColours = /\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|teal|navy)\b/i;
const ofColour = /color|background|border|outline|fill|stroke|shadow/i;
const keywords = /^(?:inherit|initial|unset|none|auto|normal)$/;
/** 0 needs no unit; em, ch, %, fr and viewport units depend on the context, so they are layout rather than design values. */
const lengths = /(?<![\w.#-])-?(?:\d*\.)?\d+(?:px|rem|pt|pc|cm|mm|in|q)\b/gi;
const durations = /(?<![\w.#-])(?:\d*\.)?\d+m?s\b/gi;
const isZero = (text) => Number.parseFloat(text) === 0;

/** The suggested tokens for a length, by property; the first match counts. */
const tokensOfLengths = [
  [/^fontSize$/, 'tokens.text'],
  [/Radius$/, 'tokens.radius'],
  [/^(?:border|outline|boxShadow|textDecorationThickness)/, 'tokens.border'],
  [/^(?:margin|padding|gap|rowGap|columnGap|scrollMargin|scrollPadding)/, 'tokens.space'],
  [/^/, 'tokens.size, or steps() for a size of this component only'],
];
const insteadOf = (property) => tokensOfLengths.find(([fits]) => fits.test(property))[1];
/** Properties whose numbers vanilla-extract turns into pixels. */
const ofLength = /(?:[sS]ize$|^gap$|Gap$|^margin|^padding|^inset|border\w*Width$|Radius$|^outlineOffset$|^flexBasis$)/;

const sides = { Left: 'InlineStart', Right: 'InlineEnd', Top: 'BlockStart', Bottom: 'BlockEnd' };
const sided = ['margin', 'padding', 'border', 'scrollMargin', 'scrollPadding'];
/** Physical properties and their logical replacements. */
const logical = new Map([
  ...Object.entries(sides).flatMap(([side, ofText]) => [
    [side.toLowerCase(), `inset${ofText}`],
    ...sided.map((property) => [property + side, property + ofText]),
  ]),
  ...['', 'min', 'max'].flatMap((bound) => [
    [decapital(`${bound}Width`), decapital(`${bound}InlineSize`)],
    [decapital(`${bound}Height`), decapital(`${bound}BlockSize`)],
  ]),
]);

function decapital(name) {
  return name[0].toLowerCase() + name.slice(1);
}

/** Physical values and their logical replacements. */
const logicalValues = {
  textAlign: { left: 'start', right: 'end' },
  float: { left: 'inline-start', right: 'inline-end' },
};

/** Checks of raw values by property; each returns the token to use instead. */
const raw = {
  // Sizes in em follow the surrounding text, which uses a token.
  fontSize: (value) => !keywords.test(value) && !/(?<!r)em\b/.test(value) && 'tokens.text',
  fontFamily: (value) => !keywords.test(value) && 'tokens.font',
  fontWeight: (value) => /^(?:\d+|bold\w*)$/.test(value) && 'tokens.weight',
  // 1 is for single-line content: a badge, an icon.
  lineHeight: (value) => !keywords.test(value) && !/^[01]$/.test(value) && 'tokens.leading',
  boxShadow: (value) => !keywords.test(value) && 'tokens.shadow',
  // -1, 0 and 1 order elements within one isolated component.
  zIndex: (value) => !/^(?:auto|-1|0|1)$/.test(value) && 'tokens.layer',
};

/** Refuses raw values in `*.css.ts` and in `style` attributes; `--fix` renames physical properties and values. */
export const tokens = {
  meta: { type: 'problem', fixable: 'code', schema: [], messages: { raw: '{{what}}: use {{instead}}' } },
  create(context) {
    const say = (node, what, instead, fix) => context.report({ node, messageId: 'raw', data: { what, instead }, fix });
    const within = context.filename.endsWith('.css.ts') ? '' : 'JSXAttribute[name.name="style"] ';
    return {
      [`${within}Literal`]: (node) => typeof node.value === 'string' && checkText(node, node.value, say),
      [`${within}TemplateElement`]: (node) => checkText(node, node.value.cooked, say),
      [`${within}ObjectExpression > Property`]: (node) => checkProperty(node, say),
    };
  },
};

function checkText(node, text, say) {
  const property = propertyAround(node);
  if (colours.test(text)) say(node, `colour "${text}"`, 'tokens.color');
  // Computed coordinates of a drag are allowed: `${x}px` contains no literal number.
  for (const [length] of text.matchAll(lengths)) if (!isZero(length)) say(node, length, insteadOf(property));
  for (const [time] of text.matchAll(durations)) if (!isZero(time)) say(node, time, 'tokens.motion');
  if (/\b(?:min|max)-width/.test(text)) say(node, 'a breakpoint', 'media');
}

function propertyAround(node) {
  let around = node.parent;
  while (around !== null && around.type !== 'Property') around = around.parent;
  return around === null ? '' : nameOf(around);
}

function nameOf({ key, computed }) {
  return computed ? '' : String(key.name ?? key.value);
}

function checkProperty({ key, value, ...node }, say) {
  const property = nameOf({ key, ...node });
  const ofText = logical.get(property);
  if (ofText !== undefined) {
    // In a shorthand, key and value are the same text.
    const fix = node.shorthand ? undefined : (fixer) => fixer.replaceText(key, ofText);
    say(key, property, ofText, fix);
  }
  const literal = literalOf(value);
  if (literal === undefined) return;
  if (ofColour.test(property) && namedColours.test(literal)) say(value, `${property} "${literal}"`, 'tokens.color');
  if (
    value.type !== 'TemplateLiteral' &&
    typeof value.value !== 'string' &&
    ofLength.test(property) &&
    !isZero(literal)
  )
    say(value, `${property} ${literal}`, insteadOf(property));
  const side = logicalValues[property]?.[literal];
  if (side !== undefined)
    say(value, `${property} ${literal}`, `'${side}'`, (fixer) => fixer.replaceText(value, `'${side}'`));
  const instead = raw[property]?.(literal);
  if (instead) say(value, `${property} ${literal}`, instead);
}

/** The text of a literal value; undefined for a computed value, e.g. from tokens. */
function literalOf(node) {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return node.type === 'UnaryExpression' && node.argument.type === 'Literal'
    ? `${node.operator}${node.argument.value}`
    : undefined;
}
