import { expect, test } from 'vitest';
import { componentTokens } from './component-tokens.ts';
import { tokens } from './contract.css.ts';
import { steps } from './steps.ts';

test('a component token defaults to its semantic token', () => {
  expect(componentTokens('product-card', { stageGround: tokens.color.groundPicture })).toEqual({
    stageGround: 'var(--rd-product-card-stage-ground, var(--rd-color-ground-picture))',
  });
});

test('steps are multiples of 4 px, down to halves', () => {
  expect([steps(80), steps(1.5), steps(-1)]).toEqual(['320px', '6px', '-4px']);
  expect(() => steps(0.3)).toThrow(RangeError);
});
