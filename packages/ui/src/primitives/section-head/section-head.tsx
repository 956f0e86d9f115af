import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Heading } from '../text/index.ts';
import * as styles from './section-head.css.ts';

/** Props of the head. */
export interface SectionHeadProps {
  /** The heading. */
  title: string;
  /** Level of the heading. */
  headingLevel?: 2 | 3;
  /** Address of all items of the kind; no link without it. */
  href?: string;
  /** Text of the link; "More" by default. */
  more?: ReactNode;
}

/** The heading of a section with a link to all items. */
export function SectionHead({ title, headingLevel = 2, href, more }: SectionHeadProps) {
  return (
    <div data-component="section-head" className={styles.head}>
      <Heading level={headingLevel} size="title2">
        {title}
      </Heading>
      {href !== undefined && (
        <MoreLink href={href} of={title}>
          {more}
        </MoreLink>
      )}
    </div>
  );
}

/** Props of the link. */
export interface MoreLinkProps {
  /** Address of the target. */
  href: string;
  /** The kind of items: completes "More" for screen readers. */
  of: string;
  /** A self-explanatory text instead of "More". */
  children?: ReactNode;
}

/** A link to all items of a kind, for headings elsewhere. */
export function MoreLink({ href, of, children }: MoreLinkProps) {
  return (
    <Link href={href} className={styles.more}>
      {children ?? (
        <>
          <span>
            <FormattedMessage id="ui.sectionHead.more" />
          </span>{' '}
          <VisuallyHidden>{of}</VisuallyHidden>
        </>
      )}
      <Icon name="chevron-right" size="small" />
    </Link>
  );
}
