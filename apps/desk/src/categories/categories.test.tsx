import type { OperatorCategories, OperatorCategory } from '@rider/api/operator';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import Categories from './categories.tsx';

function category(
  id: string,
  parentId: string,
  name: string,
  change: Partial<OperatorCategory> = {},
): OperatorCategory {
  const both = { 'en-US': name, 'zh-CN': `${name}类` };
  return { id, parentId, name: both, picture: '', banner: '', products: 3, version: 0, ...change };
}

const HINGE = { address: '/media/products/hinge.webp', small: '/media/products/small/hinge.webp' };
const TREE: OperatorCategories = {
  categories: [
    category('1', '', 'Doors'),
    category('2', '1', 'Hinges'),
    category('3', '1', 'Clamps'),
    category('4', '', 'Tools'),
  ],
  pictures: [HINGE],
  banners: [],
};

const LISTED = (id: string) => ({ id, name: `Product ${id}`, image: '', codes: [`RD-${id}`], state: 'published' });

const show = () => renderDesk(<Categories />, { path: '/categories' });

describe('[B15] categories at the desk', () => {
  test('show both names, products and levels, and are ordered by buttons', async () => {
    const server = new DeskServer()
      .answers('operator/categories', TREE)
      .answers('operator/categories/3/order', undefined);
    const { container, user } = show();
    const row = await screen.findByRole('row', { name: /Hinges Hinges类 3/ });
    expect(within(row).getByRole('button', { name: 'Move Hinges up' })).toBeDisabled();
    expect(within(row).getByRole('button', { name: 'Move Hinges down' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Move Tools down' })).toBeDisabled();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Move Clamps up' }));
    expect(server.requestsTo('operator/categories/3/order')).toEqual([{ to: 0, seen: { siblings: '2 3' } }]);
    expect(server.requestsTo('operator/categories')).toHaveLength(2);
  });

  test('are dragged to the place of another one of their parent, and to no other', async () => {
    const server = new DeskServer()
      .answers('operator/categories', TREE)
      .answers('operator/categories/2/order', undefined);
    show();
    const nameOf = (text: string) => screen.getByText(text, { selector: '[draggable]' });
    await screen.findByRole('row', { name: /Hinges Hinges类 3/ });
    const dataTransfer = {};
    fireEvent.dragStart(nameOf('Hinges'), { dataTransfer });
    fireEvent.drop(nameOf('Tools'), { dataTransfer });
    fireEvent.drop(nameOf('Clamps'), { dataTransfer });
    await waitFor(() =>
      expect(server.requestsTo('operator/categories/2/order')).toEqual([{ to: 1, seen: { siblings: '2 3' } }]),
    );
  });

  test('have their products ordered by keyboard, also those beyond the first hundred', async () => {
    const server = new DeskServer()
      .answers('operator/categories', TREE)
      .answers('operator/categories/2/products', undefined)
      .answers('operator/products', ({ search }: { search?: string }) =>
        search ? { items: [LISTED('9')], total: 1 } : { items: [LISTED('7'), LISTED('8')], total: 101 },
      );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Order products of Hinges' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order products of Hinges' });
    await user.click(await within(dialog).findByRole('button', { name: /Product 8.*up/ }));
    await expectNoAxeViolations(dialog);
    await user.type(within(dialog).getByRole('combobox', { name: 'Move another product to the top' }), 'nine');
    await user.click(await screen.findByRole('option', { name: /Product 9/ }));
    const rows = await within(dialog).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Product 9'),
      expect.stringContaining('Product 8'),
      expect.stringContaining('Product 7'),
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The category Hinges is saved.')).toBeVisible();
    expect(server.requestsTo('operator/categories/2/products')).toEqual([{ version: 0, products: ['9', '8', '7'] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are added by keyboard with names in both languages, a parent and a picture', async () => {
    let added: object | null = null;
    new DeskServer().answers('operator/categories', (given: object) => {
      if (!('name' in given)) return TREE;
      added = given;
      return undefined;
    });
    const { user } = show();
    await screen.findByRole('row', { name: /Hinges/ });
    await user.click(screen.getByRole('button', { name: 'Add a category' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a category' });
    await expectNoAxeViolations(dialog);
    await user.type(within(dialog).getByRole('textbox', { name: /Name \(English\)/ }), 'Mirrors{Enter}');
    const chinese = within(dialog).getByRole('textbox', { name: /Name \(Chinese\)/ });
    expect(chinese).toBeInvalid();
    const parents = within(dialog).getByRole('combobox', { name: 'Parent' });
    expect(within(parents).getAllByRole('option')).toHaveLength(5);
    await user.selectOptions(parents, 'Tools');
    await user.click(within(dialog).getByRole('radio', { name: 'Picture 1' }));
    await user.type(chinese, '镜子{Enter}');
    expect(await screen.findByText('The category Mirrors is added.')).toBeVisible();
    expect(added).toEqual({
      name: { 'en-US': 'Mirrors', 'zh-CN': '镜子' },
      parentId: '4',
      picture: HINGE.address,
      banner: '',
    });
  });

  test('after another person’s change what was typed stays, the saved names show, and saving again overwrites', async () => {
    const rejection = 'Bo has changed this since you opened it.';
    const server = new DeskServer().answers('operator/categories', TREE).rejects('operator/categories/4', rejection);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Tools' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Tools' });
    const english = within(dialog).getByRole('textbox', { name: /Name \(English\)/ });
    await user.clear(english);
    const theirs = category('4', '', 'Equipment', { version: 1 });
    server.answers('operator/categories', { ...TREE, categories: [...TREE.categories.slice(0, 3), theirs] });
    await user.type(english, 'Supplies{Enter}');
    expect(await within(dialog).findByText(rejection)).toBeVisible();
    expect(await within(dialog).findByText('Saved now: Equipment, Equipment类')).toBeVisible();
    expect(english).toHaveValue('Supplies');
    server.answers('operator/categories/4', undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The category Supplies is saved.')).toBeVisible();
    expect(server.requestsTo('operator/categories/4').map(({ version }) => version)).toEqual([0, 1]);
  });

  test('are removed after a question; the reason why not shows in the dialog', async () => {
    const server = new DeskServer()
      .answers('operator/categories', TREE)
      .rejects('operator/categories/4/remove', 'Only empty categories can be removed.');
    const { user } = show();
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Remove' }));
      const question = await screen.findByRole('alertdialog', { name: 'Remove the category Tools?' });
      await user.click(within(question).getByRole('button', { name: 'Remove' }));
    };
    await user.click(await screen.findByRole('button', { name: 'Edit Tools' }));
    await remove();
    expect(await screen.findByText('Only empty categories can be removed.')).toBeVisible();
    server.answers('operator/categories/4/remove', undefined);
    await remove();
    expect(await screen.findByText('The category Tools is removed.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
