// Checks that stylesheets take colours, font sizes, fonts, shadows and layers from the tokens.
import ts from 'typescript';
import { filesUnder, report, visitNodes } from './sources.mjs';

const colours = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
const namedColours = /\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|teal|navy)\b/i;
const ofColour = /color|background|border|outline|fill|stroke|shadow/i;
const keywords = /^(?:inherit|initial|unset|none|auto|normal)$/;

/** What each property may not be given as a raw value, with the token to take instead. */
const raw = {
  // Sizes in em follow the text around, which has its token.
  fontSize: (value) => !keywords.test(value) && !/(?<!r)em\b/.test(value) && 'tokens.text',
  fontFamily: (value) => !keywords.test(value) && 'tokens.font',
  boxShadow: (value) => !keywords.test(value) && 'tokens.shadow',
  // Order inside one isolated component is nobody else's business.
  zIndex: (value) => !/^(?:auto|-1|0|1)$/.test(value) && 'tokens.layer',
};

const problems = [];
const fits = (path) => path.endsWith('.css.ts') && !path.startsWith('packages/ui/src/tokens/');
const files = ['packages', 'apps'].flatMap((folder) => filesUnder(folder, fits));
for (const path of files) {
  visitNodes(path, (node, place) => {
    if (ts.isStringLiteralLike(node) && colours.test(node.text))
      problems.push(`${place()}: colour "${node.text}": use tokens.color`);
    if (!ts.isPropertyAssignment(node)) return;
    const property = node.name.getText().replaceAll(/['"]/g, '');
    const value = literalOf(node.initializer);
    if (value === undefined) return;
    if (ofColour.test(property) && namedColours.test(value))
      problems.push(`${place()}: ${property} "${value}": use tokens.color`);
    const instead = raw[property]?.(value);
    if (instead) problems.push(`${place()}: ${property} ${value}: use ${instead}`);
  });
}
report(problems, `${files.length} stylesheets take their values from the tokens`);

/** The text of a literal value; undefined when the value is computed, from tokens that is. */
function literalOf(node) {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  return ts.isPrefixUnaryExpression(node) ? node.getText() : undefined;
}
