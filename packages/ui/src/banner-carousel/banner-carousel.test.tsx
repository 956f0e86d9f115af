import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { BannerCarousel } from './index.ts';

const slides = ['A', 'B'].map((title) => ({
  id: title,
  image: `/${title}.webp`,
  title,
  subtitle: '',
  href: `/${title}`,
}));

function preferReducedMotion(matches: boolean) {
  const query = { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
}

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('BannerCarousel', () => {
  test('[R2.1] all banners are links in the document, only the first picture is eager', async () => {
    preferReducedMotion(true);
    const { container } = renderUi(<BannerCarousel slides={slides} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/A', '/B']);
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
    ]);
    await expectNoAxeViolations(container);
  });

  test('[R2.1] stands still under reduced motion, and is moved by buttons', async () => {
    preferReducedMotion(true);
    const { user, container } = renderUi(<BannerCarousel slides={slides} />);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next banner' }));
    expect(container.textContent).toContain('2 / 2');
    await user.click(screen.getByRole('button', { name: 'Next banner' }));
    expect(container.textContent).toContain('1 / 2');
  });

  test('[R2.1] plays otherwise, until paused', () => {
    vi.useFakeTimers();
    preferReducedMotion(false);
    const { container } = renderUi(<BannerCarousel slides={slides} interval={1000} />);
    act(() => vi.advanceTimersByTime(1000));
    expect(container.textContent).toContain('2 / 2');
    act(() => screen.getByRole('button', { name: 'Pause' }).click());
    act(() => vi.advanceTimersByTime(5000));
    expect(container.textContent).toContain('2 / 2');
  });
});
