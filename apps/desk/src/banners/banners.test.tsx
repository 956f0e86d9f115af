import type { OperatorBanner } from '@rider/api/operator';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Banners from './banners.tsx';

const both = (english: string, chinese: string) => ({ 'en-US': english, 'zh-CN': chinese });
const BANNER: OperatorBanner = {
  id: '2',
  title: both('Railings', '栏杆'),
  subtitle: both('From stock', '现货'),
  image: '/media/banners/railing.webp',
  href: '/goods_list',
  position: 2,
  state: 'active',
  from: null,
  until: Date.parse('2026-12-01T23:59:00Z'),
  version: 5,
};

test('[B15] banners are listed in their order, changed and removed', async () => {
  const server = new DeskServer()
    .answers('operator/banners', { items: [BANNER], total: 1 })
    .answers('operator/banners/2', undefined)
    .answers('operator/banners/2/remove', undefined);
  const { user, container } = renderDesk(<Banners />, { path: '/banners' });
  const row = await screen.findByRole('row', { name: /Railings/ });
  expect(within(row).getByText('Shown')).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(within(row).getByRole('button', { name: 'Change Railings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the banner' });
  await expectNoAxeViolations(dialog);
  const place = within(dialog).getByRole('textbox', { name: /Place/ });
  await user.clear(place);
  await user.type(place, '1{Enter}');
  expect(await screen.findByText('Saved. The shop shows it within seconds.')).toBeVisible();
  const { title, subtitle, image, href } = BANNER;
  expect(server.requestsTo('operator/banners/2')).toEqual([
    {
      title,
      subtitle,
      image,
      href,
      version: 5,
      position: 1,
      from: null,
      until: { day: '2026-12-01', time: '23:59' },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Railings' }));
  expect(await screen.findByText('“Railings” is removed.')).toBeVisible();
});

test('[B15] a link to another site is reported at its field', async () => {
  new DeskServer().answers('operator/banners', { items: [BANNER], total: 1 });
  const { user } = renderDesk(<Banners />, { path: '/banners' });
  await user.click(await screen.findByRole('button', { name: 'Change Railings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the banner' });
  const link = within(dialog).getByRole('textbox', { name: /Link/ });
  await user.clear(link);
  await user.type(link, 'https://evil.test{Enter}');
  expect(link).toBeInvalid();
});
