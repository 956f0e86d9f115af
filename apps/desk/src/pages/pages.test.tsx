import type { OperatorSitePage } from '@rider/api/operator';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Pages from './pages.tsx';

const PAGE: OperatorSitePage = {
  name: 'terms',
  title: { 'en-US': 'Terms of sale', 'zh-CN': '销售条款' },
  content: { 'en-US': '<p>Pay.</p>', 'zh-CN': '<p>付款。</p>' },
  changedAt: Date.parse('2026-11-27T09:00:00Z'),
  version: 2,
};

test('[B15] a page is opened from the list and saved with the version that was seen', async () => {
  const server = new DeskServer()
    .answers('operator/pages', { items: [PAGE], total: 1 })
    .answers('operator/pages/terms', undefined);
  const { user, container } = renderDesk(
    <Routes>
      <Route path="/pages/*" element={<Pages />} />
    </Routes>,
    { path: '/pages' },
  );
  await user.click(await screen.findByRole('link', { name: 'Terms of sale' }));
  const title = await screen.findByRole('textbox', { name: /Title \(English\)/ });
  await screen.findByRole('textbox', { name: 'Text (Chinese)' });
  await expectNoAxeViolations(container);
  await user.clear(title);
  await user.type(title, 'Terms{Enter}');
  expect(await screen.findByText('Saved. The shop shows it within seconds.')).toBeVisible();
  expect(server.requestsTo('operator/pages/terms')).toEqual([
    { title: { 'en-US': 'Terms', 'zh-CN': '销售条款' }, content: PAGE.content, version: 2 },
  ]);
  expect(await screen.findByRole('link', { name: 'Terms of sale' })).toBeVisible();
});
