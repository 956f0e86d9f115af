import { useIntl } from 'react-intl';
import { Carousel } from '../carousel/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './banner-carousel.css.ts';

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

/** The home page's banners (R2.1): each a link, its text on a calm ground. */
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

function Banner({ slide, first }: { slide: BannerSlide; first: boolean }) {
  return (
    <Link href={slide.href} className={styles.link}>
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
      <span className={styles.text}>
        <strong className={styles.title}>{slide.title}</strong>
        <span className={styles.subtitle}>{slide.subtitle}</span>
      </span>
    </Link>
  );
}
