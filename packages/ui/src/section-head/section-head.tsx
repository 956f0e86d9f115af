import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Heading } from '../text/index.ts';
import * as styles from './section-head.css.ts';

/** What the head takes. */
export interface SectionHeadProps {
  title: string;
  /** Place of the title in the outline. */
  headingLevel?: 2 | 3;
  /** Where all of its kind are; no link without it. */
  href?: string;
  /** The words of the link; "More" when not given. */
  more?: ReactNode;
}

/** The heading of a section with the way to all of its kind. */
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

/** What the link takes. */
export interface MoreLinkProps {
  href: string;
  /** Of what there is more: completes "More" for those who do not see the heading. */
  of: string;
  /** Words that say it all by themselves, instead of "More". */
  children?: ReactNode;
}

/** The way to all of a kind; by itself where the heading stands elsewhere. */
export function MoreLink({ href, of, children }: MoreLinkProps) {
  return (
    <Link href={href} className={styles.more}>
      {children ?? (
        <>
          <FormattedMessage id="ui.sectionHead.more" /> <VisuallyHidden>{of}</VisuallyHidden>
        </>
      )}
      <Icon name="chevron-right" size="small" />
    </Link>
  );
}
