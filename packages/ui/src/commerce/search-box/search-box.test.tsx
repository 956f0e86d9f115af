import { money } from '@rider/model/money';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { SearchBox, type SuggestedProducts } from './index.ts';

const found: SuggestedProducts = {
  products: [{ id: '1001', name: 'Wall Hinge', code: 'RD-1', image: '/h.webp', price: money(3850) }],
  categories: [{ id: '111', name: 'Hinges' }],
};

describe('SearchBox', () => {
  test('[R3.2] is a GET form with the field "title"', async () => {
    const { container } = renderUi(<SearchBox action="/zh-CN/goods_search" defaultValue="hinge" />);
    const form = container.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/zh-CN/goods_search', 'get']);
    expect(new FormData(form ?? undefined).get('title')).toBe('hinge');
    expect(form?.closest('search')).toBeTruthy();
    await expectNoAxeViolations(container);
  });

  test('[R3.2] proposes part numbers only where the search finds them', () => {
    renderUi(<SearchBox action="/goods_search" />);
    expect(screen.getByPlaceholderText('Product, part no. or glass thickness')).toBeTruthy();
    renderUi(<SearchBox action="/goods_search" findsPartNumbers={false} />);
    expect(screen.getByPlaceholderText('Search products')).toBeTruthy();
  });

  test('[R3.2] rejects an empty or blank term with a message at the field', async () => {
    const onSearch = vi.fn<(term: string) => void>();

    const { user } = renderUi(<SearchBox action="/goods_search" onSearch={onSearch} />);
    const field = screen.getByRole('searchbox', { name: 'Search products' });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('alert').textContent).toBe('Please enter what you are looking for.');
    expect(document.activeElement).toBe(field);
    await user.type(field, '   ');
    expect(screen.getByRole('alert').textContent).toBe('');
    await user.keyboard('{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('[R3.2] shows no keywords over the message of a rejected term', async () => {
    const { user } = renderUi(<SearchBox action="/goods_search" hotKeywords={['spigot']} />);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('combobox', { name: 'Search products', expanded: false });
    expect(screen.queryByRole('option')).toBeNull();
    await user.type(screen.getByRole('combobox'), ' ');
    expect(screen.getByRole('option', { name: 'spigot' })).toBeTruthy();
  });

  test('[R3.2] Enter submits the trimmed term', async () => {
    const onSearch = vi.fn<(term: string) => void>();

    const { user } = renderUi(<SearchBox action="/goods_search" onSearch={onSearch} />);
    await user.type(screen.getByRole('searchbox'), '  hinge {Enter}');
    expect(onSearch.mock.calls).toEqual([['hinge']]);
  });

  test('[R3.2] Enter that confirms a composition neither submits nor chooses', async () => {
    const onSearch = vi.fn<(term: string) => void>();
    const { user } = renderUi(<SearchBox action="/goods_search" hotKeywords={['spigot']} onSearch={onSearch} />);
    await user.tab();
    const field = await screen.findByRole('combobox', { expanded: true });
    await user.keyboard('{ArrowDown}');
    // jsdom does not submit on these key events, so this checks that their default action is prevented, by which Safari would submit.
    for (const key of [{ isComposing: true }, { keyCode: 229 }])
      expect(fireEvent.keyDown(field, { key: 'Enter', ...key })).toBe(false);
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('[R3.2] focus on the empty field offers hot keywords, chosen by keyboard', async () => {
    const onSearch = vi.fn<(term: string) => void>();

    const { user, container } = renderUi(
      <SearchBox action="/goods_search" hotKeywords={['spigot', 'seal']} onSearch={onSearch} />,
    );
    await user.tab();
    const field = await screen.findByRole('combobox', { name: 'Search products', expanded: true });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual(['seal', 'true']);
    await expectNoAxeViolations(container);
    await user.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([['seal']]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  test('[R3.2] typing suggests products and categories and announces the count; Escape preserves the text', async () => {
    const onNavigate = vi.fn<(href: string) => void>();

    const load = () => Promise.resolve(found);

    const { user } = renderUi(<SearchBox action="/goods_search" loadSuggestions={load} onNavigate={onNavigate} />);
    await user.type(screen.getByRole('searchbox'), 'hin');
    await screen.findByRole('option', { name: /Wall Hinge/ });
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('hin');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onNavigate.mock.calls).toEqual([['/goods_detail/1001?sku=RD-1']]);
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('option', { name: 'Hinges' }));
    expect(onNavigate).toHaveBeenLastCalledWith('/goods_cate_b?cid=0&sid=111');
  });

  test('[R3.2] shows the corrected term when the text has no results', async () => {
    const load = () => Promise.resolve({ ...found, searched: 'hinge' });
    const { user, container } = renderUi(<SearchBox action="/goods_search" loadSuggestions={load} />);
    await user.type(screen.getByRole('searchbox'), 'hinje');
    expect(await screen.findByRole('option', { name: /Wall Hinge/ })).toBeTruthy();
    expect(screen.getByText('No match for “hinje”. Showing “hinge”.', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe('No match for “hinje”. Showing “hinge”. 2 suggestions');
    await expectNoAxeViolations(container);
  });

  test('[R3.2] reports no results instead of closing', async () => {
    const load = () => Promise.resolve({ products: [], categories: [] });
    const { user, container } = renderUi(<SearchBox action="/goods_search" loadSuggestions={load} />);
    await user.type(screen.getByRole('searchbox'), 'zzzz');
    expect(await screen.findByText('No match for “zzzz”', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe('No match for “zzzz”');
    expect(screen.queryByRole('listbox')).toBeNull();
    await expectNoAxeViolations(container);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('No match for “zzzz”', { selector: 'p' })).not.toBeVisible();
  });

  test('[R3.2] reports failed suggestions, and still searches', async () => {
    const onSearch = vi.fn<(term: string) => void>();

    const load = () => Promise.reject(new Error('down'));
    const { user } = renderUi(<SearchBox action="/goods_search" loadSuggestions={load} onSearch={onSearch} />);
    await user.type(screen.getByRole('searchbox'), 'hinge');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Suggestions are not available right now.'),
    );
    await user.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([['hinge']]);
  });
});
