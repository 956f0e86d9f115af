'use client';

import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyWithRetry } from '../../primitives/lazy-with-retry/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Picture } from '../../primitives/picture/index.ts';
import * as styles from './gallery.css.ts';
import type { GalleryImage } from './lightbox.tsx';

// Loaded on the first click, because few visitors zoom.
const Lightbox = lazyWithRetry(() => import('./lightbox.tsx'));

/** Props of the gallery. */
export interface GalleryProps {
  /** Pictures, in their order. */
  images: readonly GalleryImage[];
  /** Index of the picture to show, e.g. the selected variant's; a new value moves the gallery. */
  selected?: number | undefined;
  /** Called with the index of the visible picture, from 0. */
  onSelectedChange?: ((index: number) => void) | undefined;
}

/** A main picture with thumbnails and a zoom dialog. Fixed sizes prevent layout shift while pictures load. */
export function Gallery({ images, selected = 0, onSelectedChange }: GalleryProps) {
  const intl = useIntl();
  const [shown, setShown] = useState({ index: selected, of: selected });
  const [zoomed, setZoomed] = useState(false);
  if (shown.of !== selected) setShown({ index: selected, of: selected });
  const index = Math.min(shown.index, images.length - 1);
  const image = images[index];
  if (!image) return null;

  function select(next: number) {
    setShown({ index: next, of: selected });
    onSelectedChange?.(next);
  }
  return (
    <div data-component="gallery" className={styles.gallery}>
      <button type="button" aria-haspopup="dialog" onClick={() => setZoomed(true)} className={styles.main}>
        <Picture src={image.src} alt={image.alt} size={800} fetchPriority="high" />
        <span className={styles.zoom}>
          <Icon name="zoom" size="small" />
          <FormattedMessage id="ui.gallery.zoom" />
        </span>
      </button>
      {images.length > 1 && (
        <ul aria-label={intl.formatMessage({ id: 'ui.gallery.pictures' })} className={styles.thumbs}>
          {images.map((thumb, position) => (
            <li key={thumb.src}>
              <button
                type="button"
                aria-current={position === index ? 'true' : undefined}
                onClick={() => select(position)}
                className={styles.thumb}
              >
                <Picture
                  src={thumb.small ?? thumb.src}
                  alt={intl.formatMessage({ id: 'ui.gallery.show' }, { name: thumb.alt })}
                  size={72}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense fallback={null}>
          <Lightbox images={images} index={index} onSelect={select} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </div>
  );
}
