// What stylesheets and inline styles may not say in raw values, with what to say instead.
import ts from 'typescript';
import { visitText } from './sources.mjs';

const colours = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const namedColours = /\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|teal|navy)\b/i;
const ofColour = /color|background|border|outline|fill|stroke|shadow/i;
const keywords = /^(?:inherit|initial|unset|none|auto|normal)$/;
/** 0 needs no unit; em, ch, %, fr and parts of the viewport follow what is around, so they are layout, not looks. */
const lengths = /(?<![\w.#-])-?(?:\d*\.)?\d+(?:px|rem|pt|pc|cm|mm|in|q)\b/gi;
const durations = /(?<![\w.#-])(?:\d*\.)?\d+m?s\b/gi;
const isZero = (text) => Number.parseFloat(text) === 0;

const ofSpace = /^(?:margin|padding|gap|rowGap|columnGap|scrollMargin|scrollPadding)/;
const ofEdge = /^(?:border|outline|boxShadow|textDecorationThickness)/;
const ofRadius = /Radius$/;
/** Numbers that vanilla-extract turns into pixels. */
const ofLength = /(?:[sS]ize$|^gap$|Gap$|^margin|^padding|^inset|border\w*Width$|Radius$|^outlineOffset$|^flexBasis$)/;

const sides = { Left: 'InlineStart', Right: 'InlineEnd', Top: 'BlockStart', Bottom: 'BlockEnd' };
const sided = ['margin', 'padding', 'border', 'scrollMargin', 'scrollPadding'];
/** Properties that name a side of the screen, with those that name a side of the text. */
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

/** What each property may not be given as a raw value, with the token to take instead. */
const raw = {
  // Sizes in em follow the text around, which has its token.
  fontSize: (value) => !keywords.test(value) && !/(?<!r)em\b/.test(value) && 'tokens.text',
  fontFamily: (value) => !keywords.test(value) && 'tokens.font',
  fontWeight: (value) => /^(?:\d+|bold\w*)$/.test(value) && 'tokens.weight',
  // 1 is for what stands on a line of its own: a badge, an icon.
  lineHeight: (value) => !keywords.test(value) && !/^[01]$/.test(value) && 'tokens.leading',
  boxShadow: (value) => !keywords.test(value) && 'tokens.shadow',
  // Order inside one isolated component is nobody else's business.
  zIndex: (value) => !/^(?:auto|-1|0|1)$/.test(value) && 'tokens.layer',
  textAlign: (value) => /^(?:left|right)$/.test(value) && "'start' or 'end'",
  float: (value) => /^(?:left|right)$/.test(value) && "'inline-start' or 'inline-end'",
};

/** What a stylesheet (`*.css.ts`) says in raw values; "path:line: what: instead" for each. */
export function problemsInStylesheet(path, text) {
  const problems = [];
  visitText(path, text, (node, place) => {
    const say = (what) => problems.push(`${place()}: ${what}`);
    if (isText(node)) checkText(node, propertyAround(node), say);
    if (ts.isPropertyAssignment(node)) checkProperty(node, say);
  });
  return problems;
}

/** The same for what components write into `style` of an element. */
export function problemsInComponent(path, text) {
  const problems = [];
  visitText(path, text, (node, place) => {
    if (!ts.isJsxAttribute(node) || node.name.getText() !== 'style') return;
    const within = (child) => {
      const say = (what) => problems.push(`${place()}: style: ${what}`);
      if (isText(child)) checkText(child, propertyAround(child), say);
      if (ts.isPropertyAssignment(child)) checkProperty(child, say);
      ts.forEachChild(child, within);
    };
    within(node);
  });
  return problems;
}

/** Literal texts, and the written parts of templates. */
function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function propertyAround(node) {
  const around = ts.findAncestor(node, ts.isPropertyAssignment);
  return around ? nameOf(around) : '';
}

function nameOf(property) {
  return property.name.getText().replaceAll(/['"]/g, '');
}

function checkText(node, property, say) {
  if (colours.test(node.text)) say(`colour "${node.text}": use tokens.color`);
  // Coordinates of a drag are no looks: `${x}px` has no number here.
  for (const [length] of node.text.matchAll(lengths)) if (!isZero(length)) say(`${length}: use ${insteadOf(property)}`);
  for (const [time] of node.text.matchAll(durations)) if (!isZero(time)) say(`${time}: use tokens.motion`);
  if (/\b(?:min|max)-width/.test(node.text)) say('a breakpoint: use media');
}

function insteadOf(property) {
  if (property === 'fontSize') return 'tokens.text';
  if (ofRadius.test(property)) return 'tokens.radius';
  if (ofEdge.test(property)) return 'tokens.border';
  if (ofSpace.test(property)) return 'tokens.space';
  return 'tokens.size, or steps() for what only this component knows';
}

function checkProperty(node, say) {
  const property = nameOf(node);
  if (logical.has(property)) say(`${property}: use ${logical.get(property)}`);
  const value = literalOf(node.initializer);
  if (value === undefined) return;
  if (ofColour.test(property) && namedColours.test(value)) say(`${property} "${value}": use tokens.color`);
  if (!ts.isStringLiteralLike(node.initializer) && ofLength.test(property) && !isZero(value))
    say(`${property} ${value}: use ${insteadOf(property)}`);
  const instead = raw[property]?.(value);
  if (instead) say(`${property} ${value}: use ${instead}`);
}

/** The text of a literal value; undefined when the value is computed, from tokens that is. */
function literalOf(node) {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  return ts.isPrefixUnaryExpression(node) ? node.getText() : undefined;
}
