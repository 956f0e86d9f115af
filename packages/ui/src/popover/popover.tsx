import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './popover.css.ts';

/** Something small that floats by its button; controlled with `open`, or by the button itself. */
export interface PopoverProps {
  /** What it is, for assistive technology. */
  label: string;
  trigger: ReactElement;
  children: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** A popover that is not modal: Esc or a click outside closes it, the focus goes back to its button. */
export function Popover(props: PopoverProps) {
  const {
    label,
    trigger,
    children,
    open,
    defaultOpen,
    onOpenChange,
    side = 'bottom',
    align = 'start',
    className,
  } = props;
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
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          data-component="popover"
          className={classNames(styles.popover, className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
