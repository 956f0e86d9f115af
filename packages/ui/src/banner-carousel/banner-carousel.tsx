import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './banner-carousel.css.ts';

/** A banner of the home page; a Banner of @rider/api fits. */
export interface BannerSlide {
  id: string;
  /** 1366 × 420, its left third calm for the text. */
  image: string;
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
export function BannerCarousel({ slides, interval = 6000 }: BannerCarouselProps) {
  const intl = useIntl();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [resting, setResting] = useState(false);
  const many = slides.length > 1;

  useEffect(() => {
    setPlaying(many && interval > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [many, interval]);

  function show(index: number) {
    const next = (index + slides.length) % slides.length;
    setCurrent(next);
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: playing ? 'smooth' : 'auto' });
  }
  const advance = useRef(show);
  useEffect(() => {
    advance.current = show;
  });
  useEffect(() => {
    if (!playing || resting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') advance.current(current + 1);
    }, interval);
    return () => clearInterval(timer);
  }, [playing, resting, interval, current]);

  return (
    <section
      data-component="banner-carousel"
      aria-roledescription={intl.formatMessage({ id: 'ui.bannerCarousel.role' })}
      aria-label={intl.formatMessage({ id: 'ui.bannerCarousel.label' })}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
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
            onClick={() => setPlaying(!playing)}
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
