'use client';

import { useCallback, useState, type ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './avatar.css.ts';

/** Props of an avatar. */
export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The user's name; its initials are shown without a picture. */
  name: string;
  /** Address of the picture; without it, or if it fails to load, initials or an icon are shown. */
  picture?: string | null | undefined;
  /** 24, 40 or 72 px. */
  size?: keyof typeof styles.size;
  /** Adds a text alternative, for use without the name beside it. */
  labelled?: boolean;
}

/** A user's picture, or initials, or an icon. Decorative unless `labelled`. */
export function Avatar({ name, picture, size = 'medium', labelled = false, className, ...rest }: AvatarProps) {
  const { failed, onError, ref } = useFailure(picture);
  const shown = picture && !failed ? picture : undefined;
  const initials = initialsOf(name);
  const meaning = labelled ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span
      data-component="avatar"
      data-state={shown ? 'picture' : 'initials'}
      {...meaning}
      {...rest}
      className={classNames(styles.avatar, styles.size[size], className)}
    >
      {shown ? (
        <img ref={ref} src={shown} alt="" onError={onError} className={styles.picture} />
      ) : (
        initials || <Icon name="user" size={size === 'small' ? 'small' : 'medium'} />
      )}
    </span>
  );
}

/** Whether the picture failed to load, which may have happened before hydration. */
function useFailure(picture: string | null | undefined) {
  const [failedPicture, setFailedPicture] = useState<string>();
  const onError = useCallback(() => setFailedPicture(picture ?? undefined), [picture]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { failed: failedPicture === picture, onError, ref };
}

/** Returns the initials of the first and last word; for a Chinese name its last character, part of the given name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0] ?? '';
  const [chinese] = /^\p{Script=Han}+/u.exec(first) ?? [];
  if (chinese !== undefined) return [...chinese].at(-1) ?? '';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US');
}
