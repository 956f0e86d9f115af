'use client';

import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { classNames } from '../class-names/index.ts';
import { useStableCallback } from '../stable-callback/index.ts';
import { placeBeside, watchDismissal } from './keep-beside.ts';
import * as styles from './popover.css.ts';

/** Props of a surface at a field; the focus may stay in the field. */
export interface AnchoredPopoverProps {
  /** The element it is positioned at; presses on it do not count as outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether it is open. */
  open: boolean;
  /** Called with false after Esc, and after a press or focus outside. */
  onOpenChange: (open: boolean) => void;
  /** Called after Esc, in place of `onOpenChange`. */
  onEscape?: () => void;
  /** Makes it a dialog with this name; without it the content has the role. */
  label?: string | undefined;
  /** Gets the focus back on close, if it is in the surface. */
  opener?: RefObject<HTMLElement | null>;
  /** As wide as the anchor. */
  matchWidth?: boolean;
  /** Class names to add to the panel's own. */
  className?: string;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLDivElement>;
  /** The content. */
  children: ReactNode;
}

/**
 * The surface that a field opens: the list of a combobox, the calendar of a date. It follows the field in the document and is shown in the
 * browser's top layer, so dialogs around it need not know it.
 */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  return props.open && <Surface {...props} />;
}

function Surface(props: AnchoredPopoverProps) {
  const { anchor, onOpenChange, onEscape, label, opener, matchWidth = false, className, ref, children } = props;
  const surface = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => surface.current as HTMLDivElement);
  const onLeave = useStableCallback(() => onOpenChange(false));
  const escape = useStableCallback(onEscape ?? onLeave);
  const place = useStableCallback(() => {
    if (surface.current && anchor.current) placeBeside(surface.current, anchor.current, matchWidth);
  });
  useLayoutEffect(() => {
    const [panel, back] = [surface.current, opener?.current];
    // jsdom hides what has the attribute and cannot show it.
    if (panel && 'showPopover' in panel) {
      panel.popover = 'manual';
      panel.showPopover();
    }
    return () => {
      const root = panel?.getRootNode() as Document | ShadowRoot | undefined;
      if (panel?.contains(root?.activeElement ?? null)) back?.focus();
    };
  }, [opener]);
  // After each render: the content may have another size.
  useLayoutEffect(() => place());
  useEffect(() => {
    const [panel, field] = [surface.current, anchor.current];
    if (!panel || !field) return undefined;
    const end = watchDismissal(panel, field, { onEscape: escape, onLeave });
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      end();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [anchor, escape, onLeave, place]);
  return (
    <div
      ref={surface}
      {...(label !== undefined && { role: 'dialog', 'aria-label': label })}
      data-component="popover"
      data-state="open"
      className={classNames(styles.popover, styles.atField, label !== undefined && styles.padded, className)}
    >
      {children}
    </div>
  );
}
