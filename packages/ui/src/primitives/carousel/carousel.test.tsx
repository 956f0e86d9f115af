import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer } from '../announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Carousel } from './index.ts';

const slides = ['A', 'B', 'C'].map((id) => ({ id, content: <a href={`/${id}`}>Slide {id}</a> }));
const place = (container: Element) => container.querySelector('[data-part="controls"]')?.textContent;

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

describe('Carousel', () => {
  test('is a named carousel of numbered slides, its controls before them', async () => {
    preferReducedMotion(true);
    const { user, container } = renderUi(<Carousel label="Featured" slides={slides} />);
    expect(screen.getByRole('region', { name: 'Featured' })).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getByRole('group', { name: '2 of 3' })).toHaveAttribute('aria-roledescription', 'slide');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
    await expectNoAxeViolations(container);
  });

  test('does not play under reduced motion; its buttons wrap around and announce the slide', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    preferReducedMotion(true);
    const { user, container } = renderUi(
      <>
        <Announcer />
        <Carousel label="Featured" slides={slides} interval={1000} />
      </>,
    );
    act(() => vi.advanceTimersByTime(5000));
    expect(place(container)).toContain('1 / 3');
    screen.getByRole('button', { name: 'Previous slide' }).focus();
    await user.keyboard('{Enter}');
    expect(place(container)).toContain('3 / 3');
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    await user.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(place(container)).toContain('1 / 3');
  });

  test('plays otherwise, pauses while focused, and stops when paused', () => {
    vi.useFakeTimers();
    preferReducedMotion(false);
    const { container } = renderUi(<Carousel label="Featured" slides={slides} interval={1000} />);
    act(() => vi.advanceTimersByTime(1000));
    expect(place(container)).toContain('2 / 3');
    act(() => screen.getByRole('link', { name: 'Slide B' }).focus());
    act(() => vi.advanceTimersByTime(5000));
    expect(place(container)).toContain('2 / 3');
    act(() => {
      screen.getByRole('link', { name: 'Slide B' }).blur();
      screen.getByRole('button', { name: 'Pause' }).click();
    });
    act(() => vi.advanceTimersByTime(5000));
    expect(place(container)).toContain('2 / 3');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('an interval beyond the timer limit is long, not zero', () => {
    vi.useFakeTimers();
    preferReducedMotion(false);
    const { container } = renderUi(<Carousel label="Featured" slides={slides} interval={2 ** 31} />);
    act(() => vi.advanceTimersByTime(5000));
    expect(place(container)).toContain('1 / 3');
  });

  test('a single slide has no controls', () => {
    preferReducedMotion(false);
    renderUi(<Carousel label="Featured" slides={slides.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
