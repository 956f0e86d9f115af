import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './skip-links.css.ts';

/** A place of the page to jump to: the id of an element and what it is. */
export interface SkipTarget {
  id: string;
  label: ReactNode;
}

const mainOnly: SkipTarget[] = [{ id: 'main', label: <FormattedMessage id="ui.skipLinks.main" /> }];

/** Links, seen on focus, past what repeats on each page. The first thing in the body. */
export function SkipLinks({ targets = mainOnly }: { targets?: readonly SkipTarget[] }) {
  return (
    <div data-component="skip-links">
      {targets.map(({ id, label }) => (
        <a key={id} href={`#${id}`} className={styles.link}>
          {label}
        </a>
      ))}
    </div>
  );
}
