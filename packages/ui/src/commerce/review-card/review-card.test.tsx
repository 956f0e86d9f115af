import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { ReviewCard } from './index.ts';

const review = { nickname: 'Luis', avatar: null, score: 4, text: 'Sits flat.', date: '12-10-2026', sku: 'Chrome' };

test('[R2.5] shows score, text, pictures and the shop’s reply', async () => {
  const { container } = renderUi(<ReviewCard {...review} images={['/a.webp']} merchantReply="Thank you" />);
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Picture 1 of the review by Luis' }).getAttribute('href')).toBe('/a.webp');
  expect(container.textContent).toContain('Reply from the shopThank you');
  await expectNoAxeViolations(container);
});

test('[R2.5] omits missing parts', () => {
  const { container } = renderUi(<ReviewCard {...review} images={[]} merchantReply={null} sku="" />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(container.textContent).not.toContain('Reply');
  expect(container.textContent).not.toContain('Bought');
});

test('[R6.7] shows each score, and thumbnails that link to full pictures', async () => {
  const { container } = renderUi(
    <ReviewCard
      {...review}
      images={['/a.webp']}
      merchantReply={null}
      scores={{ quality: 4, service: 5, description: null }}
      getThumbnail={(image) => `/small${image}`}
    />,
  );
  expect(screen.getByText('Service').nextSibling?.textContent).toBe('5/5');
  expect(screen.queryByText('As described')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/a.webp');
  expect(screen.getByRole('link').querySelector('img')?.getAttribute('src')).toBe('/small/a.webp');
  await expectNoAxeViolations(container);
});
