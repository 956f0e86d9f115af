import type { OperatorNewsCategories } from '@rider/api/operator';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { NewsCategoriesDialog } from './news-categories.tsx';

const CATEGORIES: OperatorNewsCategories = {
  version: 2,
  categories: [
    { id: '1', title: { 'en-US': 'Fairs', 'zh-CN': '展会' }, articles: 0 },
    { id: '2', title: { 'en-US': 'Guides', 'zh-CN': '指南' }, articles: 4 },
  ],
};

test('[B15] categories of news are ordered, added with names in both languages, and removed only without articles', async () => {
  const server = new DeskServer().answers('operator/news_categories', CATEGORIES);
  const { user } = renderDesk(<NewsCategoriesDialog onClose={() => undefined} />, { path: '/news' });
  const dialog = await screen.findByRole('dialog', { name: 'Categories' });
  await within(dialog).findByText('4 articles');
  await expectNoAxeViolations(dialog);
  expect(within(dialog).queryByRole('button', { name: 'Remove Guides' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Move Guides up' }));
  await user.click(within(dialog).getByRole('button', { name: 'Remove Fairs' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add a category' }));
  const last = (name: RegExp) => within(dialog).getAllByRole('textbox', { name }).at(-1) ?? dialog;
  await user.type(last(/English/), 'Projects{Enter}');
  const chinese = last(/Chinese/);
  expect(chinese).toBeInvalid();
  await user.type(chinese, '案例{Enter}');
  expect(await screen.findByText('The categories are saved.')).toBeVisible();
  expect(server.requestsTo('operator/news_categories').at(1)).toEqual({
    version: 2,
    categories: [
      { id: '2', title: { 'en-US': 'Guides', 'zh-CN': '指南' } },
      { id: '', title: { 'en-US': 'Projects', 'zh-CN': '案例' } },
    ],
  });
});
