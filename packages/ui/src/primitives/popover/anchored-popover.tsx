'use client';

import * as Radix from '@radix-ui/react-popover';
import { useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { classNames } from '../class-names/index.ts';
import { useThemeOf } from '../overlay-theme/overlay-theme.ts';
import * as styles from './popover.css.ts';

/** Props of a surface at a field; the focus may stay in the field. */
export interface AnchoredPopoverProps {
  /** The element it is positioned at; presses on it do not count as outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether it is open, if controlled. */
  open: boolean;
  /** Called with false after Esc or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Makes it a dialog with this name, which gets the focus; without it the focus stays, and the content has the role. */
  label?: string | undefined;
  /** Gets the focus back on close, unless something else was pressed. */
  opener?: RefObject<HTMLElement | null>;
  /** As wide as the anchor. */
  matchWidth?: boolean;
  /** The element to mount it in, instead of the end of the page. */
  container?: HTMLElement | null;
  /** Class names to add to the panel's own. */
  className?: string;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLDivElement>;
  /** The content. */
  children: ReactNode;
}

/** The popover's surface, opened by a field: the list of a combobox, the calendar of a date. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, open, onOpenChange, label, opener, matchWidth = false, container, className, ref, children } = props;
  const leftFor = useRef(false);
  const themed = useThemeOf(anchor, ref);
  const stays = (event: Event) => event.preventDefault();
  const comesBack = (event: Event) => {
    event.preventDefault();
    if (!leftFor.current) opener?.current?.focus();
  };
  const keepInside = (event: CustomEvent<{ originalEvent: Event }>) => {
    const target = event.detail.originalEvent.target;
    if (target instanceof Node && anchor.current?.contains(target)) event.preventDefault();
    else leftFor.current = true;
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      {open && (
        // With an explicit container Radix needs no second render: `aria-hidden` for the rest of the page must find
        // the surface mounted.
        <Radix.Portal container={container ?? document.body}>
          <Radix.Content
            ref={themed}
            {...(label === undefined
              ? { role: undefined, onOpenAutoFocus: stays, onCloseAutoFocus: stays }
              : { 'aria-label': label, onOpenAutoFocus: () => (leftFor.current = false), onCloseAutoFocus: comesBack })}
            side="bottom"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onInteractOutside={keepInside}
            data-component="popover"
            className={classNames(
              styles.popover,
              label !== undefined && styles.padded,
              matchWidth && styles.anchored,
              className,
            )}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
