import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from './index.ts';

test('reserves its space while loading, and is decorative beside text', () => {
  const { container } = render(<Picture src="/hinge.webp" size={400} loading="lazy" className="mine" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('width', '400');
  expect(picture).toHaveAttribute('height', '400');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('alt', '');
  expect(container.querySelector('[data-component="picture"]')).toHaveClass('mine');
});

test('a picture without text beside it has a name', () => {
  render(<Picture src="/hinge.webp" size={800} alt="Hinge, chrome" shape="fill" />);
  expect(screen.getByRole('img', { name: 'Hinge, chrome' })).toBeVisible();
});

test('a product without a picture shows the background, and requests no file', () => {
  const complaint = vi.spyOn(console, 'error');
  const { container } = render(<Picture src="" size={400} />);
  expect(container.querySelector('img')).not.toHaveAttribute('src');
  expect(complaint).not.toHaveBeenCalled();
});
