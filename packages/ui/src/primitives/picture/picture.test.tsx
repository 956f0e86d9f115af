import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './index.ts';

test('a picture keeps its room while it loads, and says nothing where words stand beside it', () => {
  const { container } = render(<Picture src="/hinge.webp" size={400} loading="lazy" className="mine" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('width', '400');
  expect(picture).toHaveAttribute('height', '400');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('alt', '');
  expect(container.querySelector('[data-component="picture"]')).toHaveClass('mine');
});

test('a picture that stands alone has its name', () => {
  render(<Picture src="/hinge.webp" size={800} alt="Hinge, chrome" shape="fill" />);
  expect(screen.getByRole('img', { name: 'Hinge, chrome' })).toBeVisible();
});
