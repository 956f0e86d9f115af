import type { ListedProduct, OperatorHomePage } from '@rider/api/operator';
import { HOME_SECTIONS } from '@rider/model/site';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer, rejection } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import HomePage from './home-page.tsx';

const product = (id: string, name: string, state: ListedProduct['state'] = 'published'): ListedProduct => ({
  id,
  name,
  image: '/media/hinge.webp',
  codes: [`H-${id}`],
  state,
});
const PAGE: OperatorHomePage = {
  version: 3,
  sections: HOME_SECTIONS.map((name) => ({ name, shown: name !== 'shelves', heading: { 'en-US': '', 'zh-CN': '' } })),
  lists: {
    best: [product('1', 'Hinge'), product('2', 'Clamp', 'draft'), product('3', 'Spigot')],
    new: [],
    hot: [],
    clearance: [],
  },
  shelves: [{ id: '100', name: 'Showers' }],
};

const show = () => renderDesk(<HomePage />, { path: '/home-page' });
const savedPages = (server: DeskServer) =>
  server.requestsTo('operator/home_page').filter((given) => 'version' in given) as unknown as {
    version: number;
    sections: OperatorHomePage['sections'];
    lists: Record<string, string[]>;
    shelves: string[];
  }[];

describe('[B15] the home page at the desk', () => {
  test('sections are ordered by buttons with the focus on them, hidden, and given a heading in both languages', async () => {
    const server = new DeskServer().answers('operator/home_page', PAGE);
    const { user, container } = show();
    const sections = await screen.findByRole('list', { name: 'Sections' });
    await expectNoAxeViolations(container);
    const down = within(sections).getByRole('button', { name: 'Move Banners down' });
    await user.click(down);
    expect(within(sections).getAllByRole('switch')[1]).toHaveAccessibleName('Banners');
    expect(within(sections).getByRole('button', { name: 'Move Banners down' })).toHaveFocus();
    await user.click(within(sections).getByRole('button', { name: 'Move News to the top' }));
    await user.click(within(sections).getByRole('switch', { name: 'Promotions' }));
    await user.click(within(sections).getByRole('button', { name: 'Heading of “Recommended”' }));
    const dialog = await screen.findByRole('dialog', { name: 'Heading of “Recommended”' });
    await expectNoAxeViolations(dialog);
    await user.type(within(dialog).getByRole('textbox', { name: /English/ }), 'Our picks{Enter}');
    const chinese = within(dialog).getByRole('textbox', { name: /Chinese/ });
    expect(chinese).toBeInvalid();
    await user.type(chinese, '精选{Enter}');
    expect(await within(sections).findByText('Our picks')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. The shop shows it within seconds.')).toBeVisible();
    const [saved] = savedPages(server);
    expect(saved?.version).toBe(3);
    expect(saved?.sections.slice(0, 3).map(({ name }) => name)).toEqual(['news', 'announcements', 'banners']);
    expect(saved?.sections.find(({ name }) => name === 'promotions')?.shown).toBe(false);
    expect(saved?.sections.find(({ name }) => name === 'best')?.heading).toEqual({
      'en-US': 'Our picks',
      'zh-CN': '精选',
    });
  });

  test('products of a list are found by SKU, dragged and removed; a draft is marked', async () => {
    const server = new DeskServer()
      .answers('operator/home_page', PAGE)
      .answers('operator/products', { items: [product('4', 'Seal')], total: 1 });
    const { user } = show();
    const list = await screen.findByRole('list', { name: 'Recommended' });
    // The choice of products hides what is beside it while it is open.
    const row = (place: number) => within(list).getAllByRole('listitem').at(place) ?? list;
    expect(within(row(1)).getByText('Draft')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Add a product to “Recommended”' }), 'H-4');
    await user.click(await screen.findByRole('option', { name: /Seal/ }));
    expect(within(row(3)).getByText('Seal')).toBeInTheDocument();
    const dataTransfer = { effectAllowed: '' };
    fireEvent.dragStart(row(3), { dataTransfer });
    fireEvent.dragOver(row(0), { dataTransfer });
    fireEvent.drop(row(0), { dataTransfer });
    await user.click(within(list).getByRole('button', { name: 'Remove Clamp' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. The shop shows it within seconds.')).toBeVisible();
    expect(savedPages(server)[0]?.lists['best']).toEqual(['4', '1', '3']);
  });

  test('after another person’s save both changes are merged, and what the next save replaces is listed', async () => {
    let stored = PAGE;
    const server = new DeskServer().answers('operator/home_page', (given: { version?: number }) => {
      if (given.version === undefined) return stored;
      return given.version === stored.version ? undefined : rejection('Bo has changed this.', 900013);
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Remove Hinge' }));
    stored = {
      ...PAGE,
      version: 4,
      lists: { ...PAGE.lists, best: [product('9', 'Rail')], hot: [product('8', 'Knob')] },
    };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Recommended: your next save replaces Rail')).toBeVisible();
    expect(screen.getByText('Best sellers: now Knob')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. The shop shows it within seconds.')).toBeVisible();
    expect(savedPages(server).at(-1)).toMatchObject({ version: 4, lists: { best: ['2', '3'], hot: ['8'] } });
  });
});
