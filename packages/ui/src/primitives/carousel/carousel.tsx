'use client';

import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { LONGEST_TIMER_MS } from '@rider/model/limits';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { motionAllowed, useMotionAllowed } from '../motion/index.ts';
import * as styles from './carousel.css.ts';

/** Default milliseconds per slide. */
const DEFAULT_INTERVAL = 6000;

/** One slide. */
export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

/** Props of the carousel, besides the attributes of its root. */
export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the carousel. */
  label: string;
  /** Slides, in their order. */
  slides: readonly CarouselSlide[];
  /** Milliseconds per slide; 0 disables autoplay. */
  interval?: number | undefined;
}

/**
 * Slides by the APG carousel pattern, in a strip with scroll snapping that works without script. With script it plays,
 * unless the user prefers less motion, and can be paused; hover and focus pause it.
 */
export function Carousel({ label, slides, interval = DEFAULT_INTERVAL, className, ref, ...rest }: CarouselProps) {
  const intl = useIntl();
  const section = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => section.current as HTMLElement);
  const { strip, current, show, follow, release } = useStrip(slides.length);
  const [chosenPlaying, setChosenPlaying] = useState<boolean | null>(null);
  const motion = useMotionAllowed();
  const many = slides.length > 1;
  const playing = many && (chosenPlaying ?? (motion && interval > 0));

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(
      () => {
        const resting = section.current?.matches(':hover, :focus-within') ?? true;
        if (!resting && document.visibilityState === 'visible') show(current + 1);
      },
      Math.min(interval || DEFAULT_INTERVAL, LONGEST_TIMER_MS),
    );
    return () => clearInterval(timer);
  }, [playing, interval, current, show]);

  const place = (index: number) =>
    intl.formatMessage({ id: 'ui.carousel.slide' }, { index: index + 1, count: slides.length });
  const turn = (to: number) => announce(place(show(to)));
  return (
    <section
      ref={section}
      data-component="carousel"
      data-state={playing ? 'playing' : undefined}
      aria-roledescription={intl.formatMessage({ id: 'ui.carousel.role' })}
      aria-label={label}
      {...rest}
      className={classNames(styles.carousel, className)}
    >
      {many && (
        <div data-part="controls" className={styles.controls}>
          <IconButton
            icon={playing ? 'pause' : 'play'}
            size="small"
            label={intl.formatMessage({ id: playing ? 'ui.carousel.pause' : 'ui.carousel.play' })}
            onClick={() => setChosenPlaying(!playing)}
          />
          <IconButton
            icon="chevron-left"
            size="small"
            label={intl.formatMessage({ id: 'ui.carousel.previous' })}
            onClick={() => turn(current - 1)}
          />
          <span aria-hidden className={styles.place}>
            <FormattedMessage id="ui.carousel.place" values={{ index: current + 1, count: slides.length }} />
          </span>
          <IconButton
            icon="chevron-right"
            size="small"
            label={intl.formatMessage({ id: 'ui.carousel.next' })}
            onClick={() => turn(current + 1)}
          />
        </div>
      )}
      <div
        ref={strip}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the focus
        tabIndex={many ? 0 : undefined}
        data-part="strip"
        onScroll={follow}
        onScrollEnd={release}
        className={styles.strip}
      >
        {slides.map(({ id, content }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription={intl.formatMessage({ id: 'ui.carousel.slideRole' })}
            aria-label={place(index)}
            data-part="slide"
            className={styles.slide}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

/** State of the strip: the current slide, and functions to scroll to another one, wrapping around. */
function useStrip(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // The target of a smooth scroll; the slides it passes are not current.
  const target = useRef<number | null>(null);
  const show = useCallback(
    (index: number) => {
      const next = (index + count) % count;
      target.current = next;
      setCurrent(next);
      const box = strip.current;
      box?.scrollTo({ left: next * box.clientWidth, behavior: motionAllowed() ? 'smooth' : 'instant' });
      return next;
    },
    [count],
  );
  const release = () => {
    target.current = null;
  };
  const follow = () => {
    const box = strip.current;
    if (!box) return;
    const reached = Math.round(box.scrollLeft / box.clientWidth);
    if (target.current !== null && reached !== target.current) return;
    release();
    setCurrent(reached);
  };
  return { strip, current, show, follow, release };
}
