import { expect, test } from 'vitest';
import { withFirstStylesOnce } from './first-styles.ts';

test('the first stylesheet loses its mark, and nothing else changes', () => {
  const plain: { css?: string[] } = {};
  expect(
    withFirstStylesOnce({ screen: { css: ['/assets/first-C_f8.css#', '/assets/account-style-1.css#'] }, plain }),
  ).toEqual({ screen: { css: ['/assets/first-C_f8.css', '/assets/account-style-1.css#'] }, plain });
});
