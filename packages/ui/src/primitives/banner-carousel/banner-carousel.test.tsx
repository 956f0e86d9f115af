import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { BannerCarousel } from './index.ts';

const slides = ['A', 'B'].map((title) => ({
  id: title,
  image: `/${title}.webp`,
  title,
  subtitle: '',
  href: `/${title}`,
}));

test('[R2.1] every banner has a labelled button; only the first picture is eager', async () => {
  const { container } = renderUi(<BannerCarousel slides={slides} interval={0} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/A', '/B']);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
  ]);
  expect(screen.getByRole('link', { name: 'Shop the range B' })).toHaveAttribute('href', '/B');
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expectNoAxeViolations(container);
});
