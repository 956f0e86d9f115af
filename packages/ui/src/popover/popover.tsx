'use client';

import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './popover.css.ts';

interface FloatingProps {
  trigger: ReactElement;
  children: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** Something small that floats by its button; controlled with `open`, or by the button itself. */
export type PopoverProps = FloatingProps &
  (
    | {
        kind?: 'dialog';
        /** What it is, for assistive technology. */
        label: string;
      }
    /** Without role, name, first focus and padding: what it holds, such as a menu, brings them. */
    | { kind: 'surface'; label?: undefined }
  );

/** Without a dialog's role the first thing that can take the focus still does: dialogs around it would take it back. */
const ownRole = { role: undefined, 'aria-label': undefined };

/** A popover that is not modal: Esc or a click outside closes it, the focus goes back to its button. */
export function Popover(props: PopoverProps) {
  const { label, trigger, children, side = 'bottom', align = 'start', kind = 'dialog', className } = props;
  const { open, defaultOpen, onOpenChange } = props;
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  };
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
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
