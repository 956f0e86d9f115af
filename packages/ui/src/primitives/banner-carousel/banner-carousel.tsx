'use client';

import type { Banner } from '@rider/model/site';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LinkButton } from '../button/index.ts';
import { Carousel } from '../carousel/index.ts';
import * as styles from './banner-carousel.css.ts';

/** A banner: 1366 × 420, its left third calm for the text. */
export interface BannerSlide extends Banner {
  /** The same 800 px wide, for narrow screens. */
  smallImage?: string | undefined;
}

/** Props of the carousel. */
export interface BannerCarouselProps {
  /** Slides, in their order. */
  slides: readonly BannerSlide[];
  /** Milliseconds per slide; 0 disables autoplay. */
  interval?: number | undefined;
}

/** The home page's banners: a picture, a text beside it, and a button. */
export function BannerCarousel({ slides, interval }: BannerCarouselProps) {
  const intl = useIntl();
  return (
    <Carousel
      data-component="banner-carousel"
      label={intl.formatMessage({ id: 'ui.bannerCarousel.label' })}
      interval={interval}
      slides={slides.map((slide, index) => ({ id: slide.id, content: <Banner slide={slide} first={index === 0} /> }))}
      className={styles.carousel}
    />
  );
}

/** The button covers the whole banner; its name describes the target. */
function Banner({ slide, first }: { slide: BannerSlide; first: boolean }) {
  const id = useId();
  return (
    <div className={styles.banner}>
      <img
        src={slide.image}
        srcSet={slide.smallImage && `${slide.smallImage} 800w, ${slide.image} 1366w`}
        sizes={slide.smallImage && '100vw'}
        alt=""
        width="1366"
        height="420"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        className={styles.picture}
      />
      <div className={styles.text}>
        <strong id={`${id}title`} className={styles.title}>
          {slide.title}
        </strong>
        <span className={styles.subtitle}>{slide.subtitle}</span>
        <LinkButton
          id={`${id}action`}
          href={slide.href}
          aria-labelledby={`${id}action ${id}title`}
          className={styles.action}
        >
          <FormattedMessage id="ui.bannerCarousel.action" />
        </LinkButton>
      </div>
    </div>
  );
}
