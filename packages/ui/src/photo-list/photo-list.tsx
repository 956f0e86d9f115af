'use client';

import type { HTMLAttributes, Ref } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import * as styles from './photo-list.css.ts';

/** The sides of the squares in CSS pixels, so that the browser keeps their places before any style is there. */
const SIDES = { medium: 80, large: 112 } as const;

/** What the list takes, beside the attributes of a `<ul>`. */
export interface PhotoListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Addresses of the pictures, each once. */
  photos: readonly string[];
  /** The address of a picture's small version; the picture itself where there is none. */
  getThumbnail?: ((photo: string) => string) | undefined;
  /** What a picture shows, by its position from 1; `Photo 1` and so on without it. */
  getLabel?: ((position: number) => string) | undefined;
  size?: keyof typeof SIDES;
  ref?: Ref<HTMLUListElement>;
}

/** Pictures that people sent, small; each opens whole in a tab of its own. Shows nothing where there are none. */
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
