import type { OperatorAnnouncement, OperatorNews } from '@rider/api/operator';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Announcements from '../announcements/announcements.tsx';
import News from '../news/news.tsx';
import { DeskServer, rejection } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { Route, Routes } from 'react-router';

const both = (english: string, chinese: string) => ({ 'en-US': english, 'zh-CN': chinese });
const ANNOUNCEMENT: OperatorAnnouncement = {
  id: '1001',
  title: both('Closed on Friday', '周五休息'),
  content: both('<p>See you on Monday.</p>', '<p>周一见。</p>'),
  state: 'scheduled',
  publishedAt: Date.parse('2026-11-27T09:00:00Z'),
  version: 3,
};
const ARTICLE: OperatorNews = {
  ...ANNOUNCEMENT,
  synopsis: both('A synopsis', '摘要'),
  author: both('Rider', '睿德'),
  image: '/media/products/a.webp',
  categoryId: '2',
  product: { id: '1007', name: 'Glass hinge' },
};

const at = (path: string, Screen: typeof News) =>
  renderDesk(
    <Routes>
      <Route path="/announcements/*" element={<Screen />} />
      <Route path="/news/*" element={<Screen />} />
    </Routes>,
    { path },
  );

test('[B15] announcements are listed, published and archived', async () => {
  const server = new DeskServer()
    .answers('operator/announcements', { items: [ANNOUNCEMENT], total: 1 })
    .answers('operator/announcements/1001/publish', undefined);
  const { user, container } = at('/announcements', Announcements);
  const row = await screen.findByRole('row', { name: /Closed on Friday Scheduled/ });
  await expectNoAxeViolations(container);
  expect(within(row).getByRole('link', { name: 'Edit Closed on Friday' })).toHaveAttribute(
    'href',
    '/announcements/1001',
  );
  await user.click(within(row).getByRole('button', { name: 'Publish Closed on Friday now' }));
  expect(await screen.findByText('“Closed on Friday” is published.')).toBeVisible();
  expect(server.requestsTo('operator/announcements/1001/publish')).toEqual([{ version: 3 }]);
});

test('[B15] after another operator’s change both texts are shown, and the next save replaces it', async () => {
  const newer = { ...ANNOUNCEMENT, content: both('<p>Closed on Monday too.</p>', '<p>周一也休息。</p>'), version: 4 };
  const conflict = 'Maya has changed this since you opened it.';
  const server = new DeskServer().answers('operator/announcements', { items: [], total: 0 });
  server.answers('operator/announcements/1001', ({ version }: { version?: number }) => {
    const isSaved = server.calls.some(({ given }) => 'version' in given);
    if (version === undefined) return isSaved ? newer : ANNOUNCEMENT;
    return version === 4 ? undefined : rejection(conflict);
  });
  const { user, container } = at('/announcements/1001', Announcements);
  const title = await screen.findByRole('textbox', { name: /Title \(English\)/ });
  await screen.findByRole('textbox', { name: 'Text (English)' });
  await expectNoAxeViolations(container);
  await user.clear(title);
  await user.type(title, 'Closed on Thursday');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(conflict)).toBeVisible();
  expect(await screen.findByText('Closed on Monday too.')).toBeVisible();
  expect(title).toHaveValue('Closed on Thursday');
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. The shop shows it within seconds.')).toBeVisible();
  expect(server.requestsTo('operator/announcements/1001').flatMap(({ version }) => version ?? [])).toEqual([3, 4]);
});

test('[B15] an article is edited with its category, product, picture and time', async () => {
  const server = new DeskServer()
    .answers('operator/news', { items: [], total: 0 })
    .answers('pc/get_news_category', [
      { id: 1, pid: 0, title: 'Guides', children: [] },
      { id: 2, pid: 0, title: 'Company', children: [] },
    ])
    .answers('operator/news/1001', (given: object) => ('content' in given ? undefined : ARTICLE));
  const { user, container } = at('/news/1001', News);
  await screen.findByRole('option', { name: 'Company' });
  expect(screen.getByRole('combobox', { name: /Category/ })).toHaveDisplayValue('Company');
  await screen.findByRole('textbox', { name: 'Text (English)' });
  await expectNoAxeViolations(container);
  await user.selectOptions(screen.getByRole('combobox', { name: /Category/ }), 'Guides');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. The shop shows it within seconds.')).toBeVisible();
  const { title, content, synopsis, author, image } = ARTICLE;
  expect(server.requestsTo('operator/news/1001').filter((given) => 'content' in given)).toEqual([
    {
      title,
      content,
      synopsis,
      author,
      image,
      version: 3,
      categoryId: '1',
      productId: '1007',
      published: { day: '2026-11-27', time: '09:00' },
    },
  ]);
});

test('[B15] a new article reports what is missing', async () => {
  new DeskServer().answers('pc/get_news_category', [{ id: 1, pid: 0, title: 'Guides', children: [] }]);
  const { user } = at('/news/new', News);
  await screen.findByRole('textbox', { name: 'Text (English)' });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Choose a picture.')).at(-1)).toBeVisible();
  expect(screen.getAllByText('Enter the title in both languages.').length).toBeGreaterThan(0);
});
