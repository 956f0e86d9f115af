// Tests that the rule refuses each kind of raw value, fixes what it can, and accepts valid values: node --test eslint
import { RuleTester } from 'eslint';
import typescript from 'typescript-eslint';
import { tokens } from './tokens.js';

const refused = [
  ["color: '#fff'", 'tokens.color'],
  ["background: 'rgb(0 0 0 / 0.5)'", 'tokens.color'],
  ["borderColor: 'white'", 'tokens.color'],
  ["gap: '6px'", 'tokens.space'],
  ["padding: '0 1.5rem'", 'tokens.space'],
  ['margin: `calc(${tokens.space.x1} - 3px)`', 'tokens.space'],
  ['paddingInline: 8', 'tokens.space'],
  ["inlineSize: '320px'", 'tokens.size'],
  ['blockSize: 20', 'tokens.size'],
  ["gridTemplateColumns: 'minmax(0, 1fr) 320px'", 'steps()'],
  ["borderRadius: '4px'", 'tokens.radius'],
  ["border: '1px solid currentColor'", 'tokens.border'],
  ["outlineOffset: '2px'", 'tokens.border'],
  ["fontSize: '14px'", 'tokens.text', 'tokens.text'],
  ["fontWeight: '600'", 'tokens.weight'],
  ["lineHeight: '1.4'", 'tokens.leading'],
  ["fontFamily: 'Arial'", 'tokens.font'],
  ["transition: 'opacity 120ms'", 'tokens.motion'],
  ["animationDuration: '4s'", 'tokens.motion'],
  ["boxShadow: '0 0 2em currentColor'", 'tokens.shadow'],
  ['zIndex: 100', 'tokens.layer'],
  ["'@media': { '(min-width: 50em)': {} }", 'media'],
];

/** The results of `eslint --fix`. */
const mended = [
  ["marginLeft: 'auto'", "marginInlineStart: 'auto'"],
  ['paddingTop: tokens.space.x1', 'paddingBlockStart: tokens.space.x1'],
  ['left: 0', 'insetInlineStart: 0'],
  ["width: '100%'", "inlineSize: '100%'"],
  ["maxHeight: '100%'", "maxBlockSize: '100%'"],
  ["textAlign: 'right'", "textAlign: 'end'"],
];

const allowed = [
  'gap: tokens.space.x2',
  'inlineSize: steps(80)',
  "margin: '0 auto'",
  'padding: 0',
  "inlineSize: '100%'",
  "inlineSize: '1.5em'",
  "maxBlockSize: '70dvh'",
  "maxInlineSize: '40ch'",
  "gridTemplateColumns: 'minmax(0, 1fr) 2fr'",
  "transition: 'visibility 0s'",
  'zIndex: 1',
  "lineHeight: '1'",
  'strokeWidth: 1.5',
  'opacity: 0.5',
  "clipPath: 'inset(50%)'",
  "border: 'solid transparent'",
];

const inSheet = (rule) => ({ filename: 'sheet.css.ts', code: `export const it = componentStyle({ ${rule} });` });
const inComponent = (code) => ({ filename: 'component.tsx', code });
const tester = new RuleTester({
  languageOptions: { parser: typescript.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});
tester.run('tokens', tokens, {
  valid: [
    ...allowed.map(inSheet),
    inComponent('const it = <p style={{ "--rd-part": `${part}px` }} title="12px">{size("12px")}</p>;'),
  ],
  invalid: [
    ...refused.map(([rule, ...instead]) => ({
      ...inSheet(rule),
      errors: instead.map((token) => ({ message: messageOf(token) })),
    })),
    ...mended.map(([rule, output]) => ({ ...inSheet(rule), output: inSheet(output).code, errors: 1 })),
    {
      ...inComponent('const it = <p style={{ color: "#123456", width: 12 }} />;'),
      output: 'const it = <p style={{ color: "#123456", inlineSize: 12 }} />;',
      errors: [{ message: messageOf('tokens.color') }, { message: messageOf('inlineSize') }],
    },
  ],
});

function messageOf(instead) {
  return new RegExp(`: use .*${RegExp.escape(instead)}`);
}
