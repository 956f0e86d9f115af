'use client';

import { useEffect, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './scroll-region.css.ts';

/** A box that scrolls what does not fit. */
export interface ScrollRegionProps extends HTMLAttributes<HTMLDivElement> {
  /** What it holds, for assistive technology. */
  label: string;
  ref?: Ref<HTMLDivElement>;
}

/** Scrolls what does not fit; only then it takes the focus, so that the arrow keys reach everything. */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Until it is measured it may scroll: without script it stays reachable.
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    );
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the focus
      tabIndex={scrolls ? 0 : undefined}
      data-component="scroll-region"
      {...rest}
      ref={ref}
      className={classNames(styles.scrollRegion, className)}
    />
  );
}
