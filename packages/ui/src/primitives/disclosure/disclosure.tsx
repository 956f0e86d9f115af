'use client';

import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './disclosure.css.ts';

/** Props of a collapsible part; controlled with `open`, else it starts with `defaultOpen`. */
export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle'> {
  /** Always visible. */
  summary: ReactNode;
  /** Whether it is open, if controlled. */
  open?: boolean;
  /** Whether it is open initially, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called when it opens or closes; if controlled, when it requests to. */
  onOpenChange?: (open: boolean) => void;
  /** At most one disclosure of each name is open. */
  name?: string;
}

/** A native `<details>`: works without script, and opens when the browser's search finds text inside. */
export function Disclosure(props: DisclosureProps) {
  const { summary, children, open: controlled, defaultOpen = false, onOpenChange, className, ...rest } = props;
  const [own, setOwn] = useState(defaultOpen);
  const open = controlled ?? own;
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
        // The browser has already toggled it; a controlled one is reset.
        if (controlled !== undefined) event.currentTarget.open = controlled;
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
