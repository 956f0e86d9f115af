import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseRichText } from '../rich-text-parser/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Article } from './index.ts';

const content = parseRichText('<h2>Measure</h2><p>At three heights.</p><script>alert(1)</script>');

test('[R2.3] shows title, day and text, and links to its neighbours', async () => {
  const { container } = renderUi(
    <Article
      title="Straight walls"
      content={content}
      publishedAt={Date.UTC(2026, 2, 9, 12)}
      category="Guides"
      previous={{ title: 'Older', href: '/news_detail?id=6' }}
      next={{ title: 'Newer', href: '/news_detail?id=8' }}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Straight walls' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Measure' })).toBeInTheDocument();
  expect(container.textContent).not.toContain('alert');
  expect(screen.getByRole('link', { name: 'Previous Older' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Next Newer' })).toHaveAttribute('href', '/news_detail?id=8');
  await expectNoAxeViolations(container);
});

test('a policy has neither day nor neighbours', async () => {
  const { container } = renderUi(<Article title="隐私政策" content={content} />, { locale: 'zh-CN' });
  expect(container.querySelector('time')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  await expectNoAxeViolations(container);
});
