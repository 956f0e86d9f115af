import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { SwatchRow } from './index.ts';

test('a row of finishes names all of them, including those beyond the limit', async () => {
  const finishes = Array.from({ length: 7 }, (_, index) => ({ label: `Finish ${index}`, color: '#123456' }));
  const { container } = renderUi(<SwatchRow finishes={finishes} />);
  const names = finishes.map(({ label }) => label).join(', ');
  expect(screen.getByRole('img', { name: `Finishes: ${names}` })).toBeTruthy();
  expect(container.querySelectorAll('circle')).toHaveLength(6);
  expect(container.textContent).toBe('+1');
  await expectNoAxeViolations(container);
});
