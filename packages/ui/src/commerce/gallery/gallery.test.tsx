import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Gallery } from './index.ts';

const images = ['Chrome', 'Black'].map((alt) => ({ src: `/${alt}.webp`, small: `/small/${alt}.webp`, alt }));

// jsdom lacks modal dialogs; the journeys use the browser's.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('Gallery', () => {
  test('[R2.5] thumbnails change the main picture by keyboard; the picture has a fixed size', async () => {
    const onSelect = vi.fn<(index: number) => void>();

    const { user, container } = renderUi(<Gallery images={images} onSelectedChange={onSelect} />);
    const main = screen.getByRole<HTMLImageElement>('img', { name: 'Chrome' });
    expect([main.width, main.height, main.getAttribute('fetchpriority')]).toEqual([800, 800, 'high']);
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(main.getAttribute('src')).toBe('/Black.webp');
    expect(screen.getByRole('button', { current: true, name: 'Show Black' })).toBeTruthy();
    expect(onSelect.mock.calls).toEqual([[1]]);
    await expectNoAxeViolations(container);
  });

  test('[R2.5] shows the picture of the chosen variant', () => {
    const { rerender } = renderUi(<Gallery images={images} selected={0} />);
    rerender(<Gallery images={images} selected={1} />);
    expect(screen.getByRole('img', { name: 'Black' })).toBeTruthy();
  });

  test('[R2.5] zooms by buttons and keys, changes pictures by arrows while fitted, and closes', async () => {
    const { user, container } = renderUi(<Gallery images={images} />);
    await user.click(screen.getByRole('button', { name: /Zoom$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Chrome' });
    const level = () => screen.getByRole('status').textContent;
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(level()).toBe('150%');
    fireEvent.keyDown(dialog, { key: '-' });
    expect(level()).toBe('100%');
    expect(screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(screen.getByRole('dialog', { name: 'Black' })).toBeTruthy();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
