'use client';

import { useState, type DetailsHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './disclosure.css.ts';

/** A part of the page that can be folded; controlled with `open`, else starting as `defaultOpen`. */
export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'onToggle'> {
  /** What is folded; always seen. */
  summary: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Of those with the same name one at most is open. */
  name?: string;
  ref?: Ref<HTMLDetailsElement>;
}

/** The platform's own disclosure: opens without script, and when the browser finds text inside of it. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, open: given, defaultOpen = false, onOpenChange, className, ...rest } = props;
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  return (
    <details
      data-component="disclosure"
      {...rest}
      open={open}
      className={classNames(styles.disclosure, className)}
      onToggle={(event) => {
        const next = event.currentTarget.open;
        if (next === open) return;
        setOwn(next);
        onOpenChange?.(next);
        // The browser has turned it already; who controls it decides.
        if (given !== undefined) event.currentTarget.open = given;
      }}
    >
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" className={styles.marker} />
      </summary>
      <div data-part="content" className={styles.content}>
        {children}
      </div>
    </details>
  );
}
