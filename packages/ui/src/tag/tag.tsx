'use client';

import { useLayoutEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './tag.css.ts';

/** A choice that was made, such as a filter. A state is a Badge. */
export interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  children: string;
  /** Something before the words, e.g. a swatch. */
  start?: ReactNode;
  /** The address without it: the sign to remove it is a link. */
  removeHref?: string;
  /** Removes it; with `removeHref` it is called before the link is followed. */
  onRemove?: () => void;
  ref?: Ref<HTMLSpanElement>;
}

/** A choice with a sign to take it back. */
export function Tag({ children, start, removeHref, onRemove, className, ...rest }: TagProps) {
  const intl = useIntl();
  const canGo = removeHref !== undefined || onRemove !== undefined;
  const sign = {
    'aria-label': intl.formatMessage({ id: 'ui.tag.remove' }, { name: children }),
    'data-part': 'remove',
    className: styles.remove,
    onClick: () => onRemove?.(),
    children: <Icon name="close" size="small" />,
  };
  return (
    <span data-component="tag" {...rest} className={classNames(styles.tag, canGo && styles.removable, className)}>
      {start}
      <span className={styles.words}>{children}</span>
      {removeHref !== undefined && <Link href={removeHref} {...sign} />}
      {canGo && removeHref === undefined && <button type="button" {...sign} />}
    </span>
  );
}

/** One tag of a list. */
export interface TagItem {
  id: string;
  label: string;
  start?: ReactNode;
  removeHref?: string;
}

/** Tags in a row. */
export interface TagListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** What they are, for assistive technology: “Chosen filters”. */
  label: string;
  items: readonly TagItem[];
  onRemove?: (id: string) => void;
  ref?: Ref<HTMLUListElement>;
}

/** Tags that can be removed one after the other by keyboard: the focus goes to the one that takes the place, last of all to the list. */
export function TagList({ label, items, onRemove, className, ...rest }: TagListProps) {
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ id: string; index: number } | null>(null);
  useLayoutEffect(() => {
    const left = leaving.current;
    if (!left || items.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    const signs = list.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [];
    (signs[Math.min(left.index, signs.length - 1)] ?? list.current)?.focus();
  }, [items]);
  const remove = (id: string, index: number) => {
    leaving.current = { id, index };
    onRemove?.(id);
  };
  return (
    <ul
      aria-label={label}
      data-component="tag-list"
      {...rest}
      ref={list}
      tabIndex={-1}
      className={classNames(styles.list, className)}
    >
      {items.map(({ id, label: words, start, removeHref }, index) => (
        <li key={id}>
          <Tag
            start={start}
            {...(removeHref !== undefined && { removeHref })}
            {...(onRemove && { onRemove: () => remove(id, index) })}
          >
            {words}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
