'use client';

import {
  cloneElement,
  useEffect,
  useImperativeHandle,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { classNames } from '../class-names/index.ts';
import { placeBeside } from './place.ts';
import * as styles from './tooltip.css.ts';

/** The pointer rests this long before the hint shows. Milliseconds. */
const SHOW_DELAY_MS = 300;
/** The pointer has this long to cross over into the hint. Milliseconds. */
const HIDE_DELAY_MS = 150;

/** A hint on something that takes the focus. */
export interface TooltipProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A few words; described to assistive technology whether or not they are seen. */
  text: string;
  /** One button, link or field. */
  children: ReactElement;
  side?: 'top' | 'bottom';
  ref?: Ref<HTMLSpanElement>;
}

/** Whether the hint is seen, which pointer and focus decide with their delays. */
function useShown() {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (delay: number, next: boolean) => {
    clearTimeout(timer.current);
    if (delay === 0) setShown(next);
    else timer.current = setTimeout(() => setShown(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return undefined;
    const hide = () => setShown(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays open: Esc takes away the uppermost thing only.
      event.stopPropagation();
      hide();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('scroll', hide, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('scroll', hide, true);
    };
  }, [shown]);
  return { shown, after };
}

/** A hint by hover and focus (WCAG 1.4.13): it can be pointed at, stays, and goes with Esc. */
export function Tooltip({ text, children, side = 'top', className, ref, ...rest }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => anchor.current as HTMLSpanElement);
  const tip = useRef<HTMLSpanElement>(null);
  const { shown, after } = useShown();
  useEffect(() => {
    if (!shown || !tip.current || !anchor.current) return undefined;
    const element = tip.current;
    element.showPopover();
    placeBeside(element, anchor.current, side);
    return () => element.hidePopover();
  }, [shown, side]);
  const child = children as ReactElement<{ 'aria-describedby'?: string }>;
  const describedBy = classNames(child.props['aria-describedby'], id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is inside is what takes part
    <span
      data-component="tooltip"
      data-state={shown ? 'open' : 'closed'}
      {...rest}
      ref={anchor}
      className={classNames(styles.anchor, className)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && after(SHOW_DELAY_MS, true)}
      onPointerLeave={() => after(HIDE_DELAY_MS, false)}
      onFocus={(event) => event.target.matches(':focus-visible') && after(0, true)}
      onBlur={() => after(0, false)}
    >
      {cloneElement(child, { 'aria-describedby': describedBy })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
