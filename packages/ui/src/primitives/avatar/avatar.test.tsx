import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Avatar } from './index.ts';

test('[R3.3] shows the picture, and initials when it does not load', async () => {
  const { container } = renderUi(<Avatar name="Luis Moreno" picture="/media/luis.jpg" labelled />);
  expect(screen.getByRole('img', { name: 'Luis Moreno' })).toHaveAttribute('data-state', 'picture');
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Luis Moreno' })).toHaveTextContent('LM');
  await expectNoAxeViolations(container);
});

test('[R3.3] is decorative beside a name', () => {
  renderUi(<Avatar name="Luis" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['Luis Moreno', 'LM'],
  ['ana maria de la cruz', 'AC'],
  ['luisglass', 'L'],
  ['李小龙', '龙'],
  ['赵六（金牌）', '六'],
  ['𝓛uis', '𝓛'],
  ['  ', ''],
])('[R3.3] initials of "%s" are "%s"', (name, initials) => {
  const { container } = renderUi(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});
