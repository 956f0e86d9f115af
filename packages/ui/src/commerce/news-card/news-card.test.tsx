import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { NewsCard, NewsCardSkeleton } from './index.ts';

const card = (
  <NewsCard
    title="Satin brass for all hinges"
    href="/news_detail?id=7"
    publishedAt={Date.UTC(2026, 2, 9, 12)}
    category="Products"
    synopsis="From March on."
    picture="/media/news.jpg"
    lang="en"
  />
);

test('[R2.3] is one link with date and category', async () => {
  const { container, user } = renderUi(card);
  expect(screen.getByRole('heading', { level: 3, name: 'Satin brass for all hinges' })).toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/news_detail?id=7');
  expect(screen.getByText('09-03-2026')).toHaveAttribute('datetime', '2026-03-09T12:00:00.000Z');
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'en');
  await expectNoAxeViolations(container);
});

test('[R5.6] formats the day for the language', () => {
  renderUi(card, { locale: 'zh-CN' });
  expect(screen.getByText('2026-03-09')).toBeInTheDocument();
});

test('its skeleton is hidden from assistive technology', () => {
  const { container } = renderUi(<NewsCardSkeleton />);
  expect(container.querySelector('[data-component="news-card"]')).toHaveAttribute('aria-hidden', 'true');
});
