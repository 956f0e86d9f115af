import { expect, test } from 'vitest';
import { runsOf } from './font-runs.ts';

const font = (name: string, characters: RegExp) => ({
  name,
  has: (codePoint: number) => characters.test(String.fromCodePoint(codePoint)),
});
const FONTS = [font('first', /[ -~]/), font('second', /[ -~Łłóżćα-ω\u0590-\u06FF\uFFFD]/u)];
const runs = (line: string) => runsOf(line, FONTS).map(({ text, font: { name } }) => [name, text]);

test('a word is drawn in the first font that covers it', () => {
  expect(runs('Invoice 7')).toEqual([['first', 'Invoice 7']]);
  expect(runs('to Łukasz here')).toEqual([
    ['first', 'to '],
    ['second', 'Łukasz'],
    ['first', ' here'],
  ]);
  expect(runs('αβγ-12 x')).toEqual([
    ['second', 'αβγ-12'],
    ['first', ' x'],
  ]);
  expect(runs('')).toEqual([]);
});

test('combining marks stay with their character; unsupported characters become a placeholder', () => {
  expect(runs('o\u0301z\u0307')).toEqual([['second', 'óż']]);
  expect(runs('a\u3042')).toEqual([
    ['first', 'a'],
    ['second', '\uFFFD'],
  ]);
});

test.each([
  ['שלום עולם', ['עולם', ' ', 'שלום']],
  ['to שלום עולם now', ['to ', 'עולם', ' ', 'שלום', ' now']],
  ['زجاج (2024) شركة', ['شركة', ' (', '2024', ') ', 'زجاج']],
])('%s is drawn from right to left', (line, order) => {
  expect(runs(line).map(([, text]) => text)).toEqual(order);
});

test('bidirectional control characters are neither drawn nor applied', () => {
  expect(runs('no \u202Efdp.exe\u202C\u200B')).toEqual([['first', 'no fdp.exe']]);
});
