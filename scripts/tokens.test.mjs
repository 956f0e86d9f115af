// The lint of stylesheets refuses each kind of raw value, and lets pass what is none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsInComponent, problemsInStylesheet } from './token-rules.mjs';

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
  ["fontSize: '14px'", 'tokens.text'],
  ["fontWeight: '600'", 'tokens.weight'],
  ["lineHeight: '1.4'", 'tokens.leading'],
  ["fontFamily: 'Arial'", 'tokens.font'],
  ["transition: 'opacity 120ms'", 'tokens.motion'],
  ["animationDuration: '4s'", 'tokens.motion'],
  ["boxShadow: '0 0 2em currentColor'", 'tokens.shadow'],
  ['zIndex: 100', 'tokens.layer'],
  ["marginLeft: 'auto'", 'marginInlineStart'],
  ['paddingTop: tokens.space.x1', 'paddingBlockStart'],
  ['left: 0', 'insetInlineStart'],
  ["width: '100%'", 'inlineSize'],
  ["maxHeight: '100%'", 'maxBlockSize'],
  ["textAlign: 'right'", "'end'"],
  ["'@media': { '(min-width: 50em)': {} }", 'media'],
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

for (const [rule, instead] of refused) {
  test(`refuses ${rule}`, () => {
    const problems = problemsInStylesheet('offender.css.ts', `export const it = componentStyle({ ${rule} });`);
    assert.ok(
      problems.some((problem) => problem.startsWith('offender.css.ts:1: ') && problem.includes(instead)),
      `said ${JSON.stringify(problems)}`,
    );
  });
}

test('lets pass what follows the text, the room or the tokens', () => {
  const sheet = `export const it = [${allowed.map((rule) => `{ ${rule} }`).join(',\n')}];`;
  assert.deepEqual(problemsInStylesheet('fine.css.ts', sheet), []);
});

test('looks into inline styles, and only there', () => {
  const offender = 'const it = <p style={{ color: "#123456", width: 12 }} title="12px">{size("12px")}</p>;';
  const problems = problemsInComponent('offender.tsx', offender);
  assert.equal(problems.length, 2, JSON.stringify(problems));
  assert.deepEqual(problemsInComponent('fine.tsx', 'const it = <p style={{ "--rd-part": `${part}px` }} />;'), []);
});
