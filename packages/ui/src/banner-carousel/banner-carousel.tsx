import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './banner-carousel.css.ts';

/** Milliseconds a slide stays. */
const DEFAULT_INTERVAL = 6000;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function motionAllowed(): boolean {
  return !matchMedia(REDUCED_MOTION).matches;
}

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** A banner of the home page; a Banner of @rider/api fits. */
export interface BannerSlide {
  id: string;
  /** 1366 × 420, its left third calm for the text. */
  image: string;
  /** The same 800 px wide, for narrow screens. */
  smallImage?: string | undefined;

  title: string;
  subtitle: string;
  href: string;
}

/** What the carousel takes. */
export interface BannerCarouselProps {
  slides: readonly BannerSlide[];
  /** Milliseconds a slide stays; 0 turns playing off. */
  interval?: number | undefined;
}

/**
 * The home page's banners (R2.1): a strip that scrolls and snaps by itself, so it works without script. With script it
 * plays, unless the reader prefers less motion, and can be paused; it rests while pointed at or focused.
 */
export function BannerCarousel({ slides, interval = DEFAULT_INTERVAL }: BannerCarouselProps) {
  const intl = useIntl();
  const strip = useRef<HTMLUListElement>(null);
  const section = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const motion = useSyncExternalStore(watchMotion, motionAllowed, () => false);
  const many = slides.length > 1;
  const playing = many && (wanted ?? (motion && interval > 0));

  const show = useCallback(
    (index: number) => {
      const list = strip.current;
      const next = (index + slides.length) % slides.length;
      setCurrent(next);
      list?.scrollTo({ left: next * list.clientWidth, behavior: motionAllowed() ? 'smooth' : 'instant' });
    },
    [slides.length],
  );
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const resting = section.current?.matches(':hover, :focus-within') ?? true;
      if (!resting && document.visibilityState === 'visible') show(current + 1);
    }, interval || DEFAULT_INTERVAL);
    return () => clearInterval(timer);
  }, [playing, interval, current, show]);

  return (
    <section
      ref={section}
      data-component="banner-carousel"
      aria-roledescription={intl.formatMessage({ id: 'ui.bannerCarousel.role' })}
      aria-label={intl.formatMessage({ id: 'ui.bannerCarousel.label' })}
      className={styles.carousel}
    >
      <ul
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}
        className={styles.strip}
      >
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.slide}>
            <Link href={slide.href} className={styles.link}>
              <img
                src={slide.image}
                srcSet={slide.smallImage && `${slide.smallImage} 800w, ${slide.image} 1366w`}
                sizes={slide.smallImage && '100vw'}

                alt=""
                width="1366"
                height="420"
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
                className={styles.picture}
              />
              <span className={styles.text}>
                <strong className={styles.title}>{slide.title}</strong>
                <span className={styles.subtitle}>{slide.subtitle}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {many && (
        <div className={styles.controls}>
          <button
            type="button"
            onClick={() => setWanted(!playing)}
            aria-label={intl.formatMessage({ id: playing ? 'ui.bannerCarousel.pause' : 'ui.bannerCarousel.play' })}
            data-state={playing ? 'playing' : undefined}
            className={styles.control}
          >
            <span className={styles.play} />
          </button>
          <button
            type="button"
            onClick={() => show(current - 1)}
            aria-label={intl.formatMessage({ id: 'ui.bannerCarousel.previous' })}
            className={styles.control}
          >
            <Icon name="chevron-left" size="small" />
          </button>
          <span className={styles.place} aria-live={playing ? 'off' : 'polite'}>
            <FormattedMessage id="ui.bannerCarousel.place" values={{ index: current + 1, count: slides.length }} />
          </span>
          <button
            type="button"
            onClick={() => show(current + 1)}
            aria-label={intl.formatMessage({ id: 'ui.bannerCarousel.next' })}
            className={styles.control}
          >
            <Icon name="chevron-right" size="small" />
          </button>
        </div>
      )}
    </section>
  );
}
