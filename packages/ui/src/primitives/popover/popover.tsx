'use client';

import * as Radix from '@radix-ui/react-popover';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { useThemeOf } from '../overlay-theme/overlay-theme.ts';
import * as styles from './popover.css.ts';

interface FloatingProps {
  /** The element that opens it. */
  trigger: ReactElement;
  /** The content. */
  children: ReactNode;
  /** Whether it is open, if controlled. */
  open?: boolean;
  /** Whether it is open initially, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called when it opens or closes; if controlled, when it requests to. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Side of the trigger on which it opens, if it fits.
   * @default bottom
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * The edge of the trigger to align with.
   * @default start
   */
  align?: 'start' | 'center' | 'end';
  /** The element to mount it in, instead of the end of the page. */
  container?: HTMLElement | null;
  /** Class names to add to the panel's own. */
  className?: string;
}

/** Props of a popover; controlled with `open`, or by its trigger. */
export type PopoverProps = FloatingProps &
  (
    | {
        /** Whether it is a dialog with a name or a bare surface. */
        kind?: 'dialog';
        /** Accessible name. */
        label: string;
      }
    /** Without role, name, initial focus and padding, which its content provides, such as a menu. */
    | {
        /** Whether it is a dialog with a name or a bare surface. */
        kind: 'surface';
        /** A bare surface has no name of its own. */
        label?: undefined;
      }
  );

/** Without the dialog role, the first focusable element still gets the focus; otherwise dialogs around it would take it back. */
const ownRole = { role: undefined, 'aria-label': undefined };

/** A non-modal popover: Esc or a press outside closes it, and the focus returns to its trigger. */
export function Popover(props: PopoverProps) {
  const { label, trigger, children, side = 'bottom', align = 'start', kind = 'dialog', className } = props;
  const { open, defaultOpen, onOpenChange, container = null } = props;
  const opener = useRef<HTMLButtonElement>(null);
  const themed = useThemeOf<HTMLDivElement>(opener);
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  };
  return (
    <Radix.Root {...state}>
      <Radix.Trigger ref={opener} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          ref={themed}
          aria-label={label}
          {...(kind === 'surface' && ownRole)}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          data-component="popover"
          className={classNames(styles.popover, kind === 'dialog' && styles.padded, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
