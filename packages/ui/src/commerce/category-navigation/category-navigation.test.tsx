import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { sampleCategories } from './category-navigation.samples.ts';
import { CategoryNavigation } from './index.ts';

/** Renders the bar of wide screens, whose list is always visible; jsdom does not apply the stylesheet. */
function renderBar() {
  const rendered = renderUi(<CategoryNavigation categories={sampleCategories} />);
  rendered.container.querySelector('[popover]')?.removeAttribute('popover');
  return rendered;
}

describe('CategoryNavigation', () => {
  test('[R3.5] renders a panel when it first opens; all three levels are links, without menu roles', async () => {
    const { container, user } = renderBar();
    expect(screen.queryByRole('link', { name: 'Shower Hinges' })).toBeNull();
    await user.hover(screen.getByRole('link', { name: 'Shower Door Hardware' }));
    const names = ['Shower Door Hardware', 'Shower Hinges', 'Wall-Mount Hinges'];
    for (const name of names) expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(container.querySelector('[role^=menu]')).toBeNull();
    await expectNoAxeViolations(container);
  });

  test('[R3.5] the sheet of narrow screens has a title and a close button; another button may open it', () => {
    const { container } = renderUi(<CategoryNavigation categories={sampleCategories} sheetId="sheet" />);
    const sheet = container.querySelector('[popover]');
    expect(sheet?.id).toBe('sheet');
    expect(sheet?.textContent).toMatch(/^Products/);
    const close = screen.getByRole('button', { name: 'Close', hidden: true });
    expect(close.getAttribute('popovertarget')).toBe('sheet');
    expect(screen.queryByRole('button', { name: 'Products', hidden: true })).toBeNull();
  });

  test('[R3.5] a button opens a panel; Escape closes it and returns the focus', async () => {
    const { user } = renderBar();
    const toggle = screen.getByRole('button', { name: 'Show categories of Shower Door Hardware' });
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    screen.getByRole('link', { name: 'Glass Clamps' }).focus();
    await user.keyboard('{Escape}');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
  });

  test('[R3.5] the pictures of a panel load lazily, in reserved space, and link to the category', async () => {
    const { user, container } = renderBar();
    await user.click(screen.getByRole('button', { name: 'Show categories of Shower Door Hardware' }));
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('height');
    }
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Sliding Door Systems' }));
    expect(container.querySelectorAll('img')).toHaveLength(7);
    expect(screen.getByRole('link', { name: 'All Sliding Door Systems' })).toHaveAttribute(
      'href',
      expect.stringContaining('/goods_cate_a?id=200'),
    );
  });

  test('[R3.5] leaving a panel and following a link close it', async () => {
    const { user, container } = renderBar();
    const toggle = screen.getByRole('button', { name: 'Show categories of Shower Door Hardware' });
    await user.click(toggle);
    fireEvent.focusIn(screen.getByRole('link', { name: 'Sliding Door Systems' }));
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    fireEvent.click(screen.getByRole('link', { name: 'Shower Hinges' }));
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(container.querySelector('[data-state=dismissed]')).toBeTruthy();
  });
});
