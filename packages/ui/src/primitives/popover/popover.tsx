'use client';

import * as Radix from '@radix-ui/react-popover';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { useThemeOf } from '../overlay-theme/overlay-theme.ts';
import * as styles from './popover.css.ts';

interface FloatingProps {
  /** The element that opens it. */
  trigger: ReactElement;
  /** What it contains. */
  children: ReactNode;
  /** Whether it is open, where the host keeps that. */
  open?: boolean;
  /** Whether it is open at first, where the component keeps that. */
  defaultOpen?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Side of the trigger on which it opens, if it fits.
   * @default bottom
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Which edge of the trigger it lines up with.
   * @default start
   */
  align?: 'start' | 'center' | 'end';
  /** The element that it is put into, instead of the end of the page. */
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
    /** Without role, name, first focus and padding: what it holds, such as a menu, brings them. */
    | {
        /** Whether it is a dialog with a name or a bare surface. */
        kind: 'surface';
        /** A bare surface has no name of its own. */
        label?: undefined;
      }
  );

/**
 * Without the dialog role the first focusable element is still focused: dialogs around it would otherwise take the
 * focus back.
 */
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
