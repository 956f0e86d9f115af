'use client';

import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import * as styles from './photo-list.css.ts';

/** Sides of the squares in CSS pixels, as attributes, so that space is reserved before styles load. */
const SIDES = { medium: 80, large: 112 } as const;

/** Props of the list, besides the attributes of a `<ul>`. */
export interface PhotoListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Addresses of the pictures, unique. */
  photos: readonly string[];
  /** Address of a picture's thumbnail; the picture itself by default. */
  getThumbnail?: ((photo: string) => string) | undefined;
  /** Text alternative of a picture by its position from 1; `Photo 1` and so on by default. */
  getLabel?: ((position: number) => string) | undefined;
  /** Size. */
  size?: keyof typeof SIDES;
}

/** Thumbnails of users' pictures; each opens in a new tab. Renders nothing without any. */
export function PhotoList({ photos, getThumbnail, getLabel, size = 'medium', className, ...rest }: PhotoListProps) {
  const intl = useIntl();
  if (photos.length === 0) return null;
  const nameOf = getLabel ?? ((position: number) => intl.formatMessage({ id: 'ui.photoList.photo' }, { position }));
  return (
    <ul data-component="photo-list" {...rest} className={classNames(styles.list, className)}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <img
              src={getThumbnail?.(photo) ?? photo}
              alt={nameOf(index + 1)}
              width={SIDES[size]}
              height={SIDES[size]}
              loading="lazy"
              className={classNames(styles.photo, styles.sizes[size])}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
