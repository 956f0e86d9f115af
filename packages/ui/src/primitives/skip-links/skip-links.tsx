import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './skip-links.css.ts';

/** A target of a skip link: an element's id and name. */
export interface SkipTarget {
  id: string;
  label: ReactNode;
}

const mainOnly: SkipTarget[] = [{ id: 'main', label: <FormattedMessage id="ui.skipLinks.main" /> }];

/** Links, visible on focus, that skip repeated content. Render it first in the body. */
export function SkipLinks({
  targets,
}: {
  /** Parts of the page to skip to. Default: `#main`. */
  targets?: readonly SkipTarget[];
}) {
  return (
    <div data-component="skip-links">
      {(targets ?? mainOnly).map(({ id, label }) => (
        <a key={id} href={`#${id}`} className={styles.link}>
          {label}
        </a>
      ))}
    </div>
  );
}
