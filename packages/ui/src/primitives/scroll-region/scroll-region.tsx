'use client';

import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './scroll-region.css.ts';

/** Props of a scrolling box. */
export interface ScrollRegionProps extends ComponentProps<'div'> {
  /** Accessible name. */
  label: string;
}

/** Scrolls overflowing content; focusable only while it overflows, so that the arrow keys work. */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Focusable until it is measured, so that it is reachable without script.
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => {
      // Without its tabindex a focused box loses the focus to the page, out of the dialog around it.
      if (box.matches(':focus')) return;
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    box.addEventListener('blur', measure);
    return () => {
      observer.disconnect();
      box.removeEventListener('blur', measure);
    };
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
