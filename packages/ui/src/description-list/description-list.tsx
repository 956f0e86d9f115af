import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './description-list.css.ts';

/** A term and what is known of it. */
export interface DescriptionListItem {
  /** Tells it from the others of the list. */
  key: string;
  term: ReactNode;
  /** Without one (nothing, false or an empty text) the entry is left out; zero is shown. */
  description: ReactNode;
}

/** What the list takes, beside the attributes of a `<dl>`. */
export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  items: readonly DescriptionListItem[];
  /** `rows`: terms in a column of their own, with room for it; `stacked`: terms above; `columns`: so, side by side. */
  layout?: 'rows' | 'stacked' | 'columns';
  ref?: Ref<HTMLDListElement>;
}

/** What is known of a thing, by name; shows nothing where nothing is known. */
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
