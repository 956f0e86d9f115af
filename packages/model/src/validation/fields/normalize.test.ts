import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeCode, normalizeName, normalizeText } from '../index.ts';

describe('[R5.1] typed text', () => {
  it.each([
    ['\u202aGlass\u202c', 'Glass'],
    ['\ufeffGla\u200bss\u00ad', 'Glass'],
    ['\u00a0\u3000', ''],
    ['1½″ × 10 mm²', '1½″ × 10 mm²'],
    ['玻璃，请先打电话 ０１０', '玻璃，请先打电话 010'],
    ['Jose\u0301', 'José'],
    ['👩‍🔧 ❤️', '👩‍🔧 ❤️'],
    ['two\nlines', 'two\nlines'],
  ])('%j is %j', (typed, text) => expect(normalizeText(typed)).toBe(text));

  it.each([
    ['（５２０）５５５－０１１１', '(520)555-0111'],
    ['ｗａｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'wang@example.com'],
    ['1\u200d2', '12'],
  ])('a code %j is %j', (typed, code) => expect(normalizeCode(typed)).toBe(code));

  it('accented characters have one form', () => {
    expect(normalizeName('O´Brien  Anne‑Marie 阿卜杜拉•买买提')).toBe('O’Brien Anne-Marie 阿卜杜拉·买买提');
  });

  it.each([normalizeText, normalizeCode, normalizeName])('%o changes nothing the second time', (normalize) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text));
      }),
    );
  });
});
