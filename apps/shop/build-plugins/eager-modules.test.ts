import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withEagerModules } from './eager-modules.ts';

const long = `return ${Array.from({ length: 300 }, (_, index) => `a${index}`).join('+')}`;

test('the functions of large modules stand in parentheses, and nothing else changes', () => {
  const code = `var one=wrap(e=>{${long}}),two=lazy(()=>import("./x.js")),three=wrap((e,t)=>{${long}});export{one};`;
  expect(withEagerModules(code, parseAst(code))).toBe(
    `var one=wrap((e=>{${long}})),two=lazy(()=>import("./x.js")),three=wrap(((e,t)=>{${long}}));export{one};`,
  );
});

test('a file without such modules is left as it is', () => {
  const code = 'export const small=wrap(()=>1);';
  expect(withEagerModules(code, parseAst(code))).toBe(code);
});
