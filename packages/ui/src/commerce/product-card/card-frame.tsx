import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Picture } from '../../primitives/picture/index.ts';
import * as styles from './product-card.css.ts';

/** Props of all product cards. */
export interface CardFrameProps {
  name: string;
  /** Address of a square picture; empty shows a placeholder. */
  image: string;
  /** Address of the target. */
  href: string;
  /** `eager` for the first row of a page; other pictures load when they are near the viewport. */
  loading?: 'eager' | 'lazy' | undefined;
  /** True for the picture that is the largest contentful paint. */
  priority?: boolean | undefined;
  /** Level of the heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** True for a card alone in its row: from two columns on, its picture is beside the text. */
  wide?: boolean | undefined;
}

interface CardFrameParts extends CardFrameProps {
  component: string;
  state?: string | undefined;
  /** Content over the picture. */
  corner?: ReactNode;
  children: ReactNode;
}

/** Picture and name of a product, with one link that covers the card (one tab stop). */
export function CardFrame(props: CardFrameParts) {
  const { name, image, href, loading = 'lazy', priority, headingLevel = 3 } = props;
  const Name = `h${headingLevel}` as const;
  return (
    <article
      data-component={props.component}
      data-state={props.state}
      className={classNames(styles.card, props.wide && styles.wide)}
    >
      <div className={styles.stage}>
        {image ? (
          <Picture src={image} size={400} loading={loading} fetchPriority={priority ? 'high' : undefined} />
        ) : (
          <span data-part="no-picture" className={styles.blank}>
            <Icon name="box" size="large" />
          </span>
        )}
        {props.corner}
      </div>
      <Name className={styles.name}>
        <Link href={href} className={styles.link}>
          {name}
        </Link>
      </Name>
      {props.children}
    </article>
  );
}
