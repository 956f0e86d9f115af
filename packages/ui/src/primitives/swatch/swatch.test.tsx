import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { SwatchRow } from './index.ts';

test('a row of finishes names all of them, including those beyond the limit', async () => {
  const finishes = ['Chrome', 'Nickel', 'Black'].map((label) => ({ label, color: '#123456' }));
  const { container } = renderUi(<SwatchRow finishes={finishes} limit={2} />);
  expect(screen.getByRole('img', { name: 'Finishes: Chrome, Nickel, Black' })).toBeTruthy();
  expect(container.querySelectorAll('circle')).toHaveLength(2);
  expect(container.textContent).toBe('+1');
  await expectNoAxeViolations(container);
});
