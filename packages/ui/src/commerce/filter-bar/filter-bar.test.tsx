import { money } from '@rider/model/money';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import {
  countFilters,
  FilterBar,
  FilterChips,
  readFilterChoice,
  writeFilterChoice,
  type FilterChoice,
} from './index.ts';

const none: FilterChoice = { facets: {}, inStock: false, priceMin: null, priceMax: null };
const facets = [
  { key: 'finish', name: 'Finish', values: [{ key: 'CH', label: 'Chrome', count: 4, color: '#d7dade' }] },
];
const hrefOf = (choice: FilterChoice) => `/goods_list?${writeFilterChoice(choice).toString()}`;

describe('filter choice', () => {
  test('[R2.4] survives serialisation into an address', () => {
    const choice = {
      facets: { finish: ['CH', 'MB'], glass: ['8'] },
      inStock: true,
      priceMin: money(1050),
      priceMax: money(5000),
    };
    expect(readFilterChoice(writeFilterChoice(choice))).toEqual(choice);
    expect(countFilters(choice)).toBe(5);
  });

  test('[R2.4] ignores invalid values', () => {
    const query = new URLSearchParams('facet[]=x&minPrice=abc&maxPrice=-3&inStock=yes&page=2');
    expect(readFilterChoice(query)).toEqual(none);
  });
});

describe('FilterBar', () => {
  test('[R2.4] is a GET form with the list’s other fields as hidden inputs', async () => {
    const { container } = renderUi(
      <FilterBar facets={facets} value={none} getHref={hrefOf} keep={[['title', 'hinge']]} />,
    );
    const form = container.querySelector('form');
    expect(form?.method).toBe('get');
    expect(new FormData(form ?? undefined).get('title')).toBe('hinge');
    await expectNoAxeViolations(container);
  });

  test('[R2.4] reports each change with the complete filter', async () => {
    const onChoose = vi.fn<(choice: FilterChoice) => void>();

    const { user, container } = renderUi(
      <FilterBar facets={facets} value={none} getHref={hrefOf} onValueChange={onChoose} />,
    );
    // Simulates wide screens, where the panel is always visible; jsdom does not apply the stylesheet.
    container.querySelector('[popover]')?.removeAttribute('popover');

    await user.click(screen.getByRole('checkbox', { name: /Chrome/ }));
    expect(onChoose).toHaveBeenLastCalledWith({ ...none, facets: { finish: ['CH'] } });
    await user.type(screen.getByRole('spinbutton', { name: 'Price, $: From' }), '10.5{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith({ ...none, facets: { finish: ['CH'] }, priceMin: money(1050) });
  });

  test('[R2.4] back and forward restore the choice of the address', async () => {
    const chrome = { ...none, facets: { finish: ['CH'] } };
    const barOf = (value: FilterChoice) => (
      <FilterBar facets={facets} value={value} getHref={hrefOf} onValueChange={() => undefined} />
    );
    const { user, container, rerender } = renderUi(barOf(none));
    container.querySelector('[popover]')?.removeAttribute('popover');
    const box = () => screen.getByRole('checkbox', { name: /Chrome/ });
    await user.click(box());
    rerender(barOf(chrome));
    expect(box()).toHaveFocus();
    rerender(barOf(none));
    expect(box()).not.toBeChecked();
    rerender(barOf(chrome));
    expect(box()).toBeChecked();
  });

  test('[R2.4] a value without results stays in place but can only be deselected', () => {
    const values = [
      { key: 'CH', label: 'Chrome', count: 0, color: null },
      { key: 'MB', label: 'Black', count: 0, color: null },
    ];
    const { container } = renderUi(
      <FilterBar
        facets={[{ key: 'finish', name: 'Finish', values }]}
        value={{ ...none, facets: { finish: ['MB'] } }}
        getHref={hrefOf}
      />,
    );
    container.querySelector('[popover]')?.removeAttribute('popover');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Chrome/ }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Black/ }).disabled).toBe(false);
  });

  test('[R2.4] the panel of narrow screens has a title, a close button and a button with the number of results', () => {
    const { container } = renderUi(<FilterBar facets={facets} value={none} getHref={hrefOf} total={money(12)} />);
    const panel = container.querySelector('[popover]');
    expect(panel?.textContent).toMatch(/^Filters/);
    for (const name of ['Close filters', 'Show 12 products']) {
      const button = screen.getByRole('button', { name, hidden: true });
      expect(button.getAttribute('popovertarget')).toBe(panel?.id);
      expect(button.getAttribute('popovertargetaction')).toBe('hide');
    }
  });

  test('[R2.4] chips link to the list without their condition', () => {
    const choice = { ...none, facets: { finish: ['CH'] }, inStock: true };
    renderUi(<FilterChips facets={facets} value={choice} getHref={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Remove filter Chrome' }).getAttribute('href')).toBe(
      '/goods_list?inStock=1',
    );
    expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/goods_list?');
  });
});
