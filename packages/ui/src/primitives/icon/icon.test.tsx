import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Icon, iconNames } from './index.ts';

test('is decorative without a label, and an image with one', async () => {
  const { container } = renderUi(
    <>
      <Icon name="cart" data-state="quiet" />
      <Icon name="heart" label="Favourite" />
    </>,
  );
  expect(container.querySelector('[data-state="quiet"]')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Favourite' })]);
  await expectNoAxeViolations(container);
});

test('each name draws a path', () => {
  const { container } = renderUi(iconNames.map((name) => <Icon key={name} name={name} />));
  for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).toMatch(/^M/);
  expect(container.querySelectorAll('path')).toHaveLength(iconNames.length);
});
