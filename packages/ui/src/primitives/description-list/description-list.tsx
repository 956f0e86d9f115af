import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './description-list.css.ts';

/** A term and its value. */
export interface DescriptionListItem {
  /** React key, unique in the list. */
  key: string;
  term: ReactNode;
  /** The entry is omitted without a value (nothing, false or empty text); zero is shown. */
  description: ReactNode;
}

/** Props of the list, besides the attributes of a `<dl>`. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms and their values. */
  items: readonly DescriptionListItem[];
  /** `rows`: terms in a column on wide screens; `stacked`: terms above; `columns`: stacked, side by side. */
  layout?: 'rows' | 'stacked' | 'columns';
}

/** Terms and values; renders nothing when all values are empty. */
export function DescriptionList({ items, layout = 'rows', className, ...rest }: DescriptionListProps) {
  const known = items.filter(({ description }) => description || description === 0);
  if (known.length === 0) return null;
  const isBeside = layout === 'rows';
  return (
    <dl
      data-component="description-list"
      {...rest}
      className={classNames(styles.list, layout === 'columns' && styles.columns, className)}
    >
      {known.map(({ key, term, description }) => (
        <div key={key} className={isBeside ? styles.row : undefined}>
          <dt className={classNames(styles.term, !isBeside && styles.heading)}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
