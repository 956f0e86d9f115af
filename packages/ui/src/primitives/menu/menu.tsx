'use client';

import { cloneElement, useId, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { Popover } from '../popover/index.ts';
import { MenuList, type MenuEntry } from './menu-list.tsx';

/** Props that the trigger's element must accept, as buttons do. */
interface TriggerProps {
  id?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Props of a menu; controlled with `open`, or by its button. */
export interface MenuProps {
  /** The button; it names the menu. */
  trigger: ReactElement;
  /** Entries, in their order. */
  items: readonly MenuEntry[];
  /** Called with the chosen item's id after its own `onAction`; also for links. */
  onAction?: (id: string) => void;
  /** Whether it is open, if controlled. */
  open?: boolean;
  /** Whether it is open initially, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called when it opens or closes; if controlled, when it requests to. */
  onOpenChange?: (open: boolean) => void;
  /** The edge of the trigger to align with. */
  align?: 'start' | 'center' | 'end';
  /** The element to mount it in, instead of the end of the page. */
  container?: HTMLElement | null;
  /** Class names to add to the list's own. */
  className?: string;
}

/** A menu of actions by the APG pattern of a menu button. */
export function Menu({ trigger, items, onAction, align = 'start', container = null, className, ...state }: MenuProps) {
  const ownId = useId();
  const menuId = useId();
  const [ownOpen, setOwnOpen] = useState(state.defaultOpen ?? false);
  const [start, setStart] = useState<'first' | 'last'>('first');
  const open = state.open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    state.onOpenChange?.(next);
  };
  const triggerProps = (trigger as ReactElement<TriggerProps>).props;
  const triggerId = triggerProps.id ?? ownId;
  const button = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    id: triggerId,
    'aria-haspopup': 'menu',
    'aria-controls': open ? menuId : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      triggerProps.onClick?.(event);
      setStart('first');
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      triggerProps.onKeyDown?.(event);
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setStart(event.key === 'ArrowDown' ? 'first' : 'last');
      change(true);
    },
  });
  return (
    <Popover kind="surface" trigger={button} {...{ align, open, container }} onOpenChange={change}>
      <MenuList {...{ items, onAction, start, triggerId, className }} id={menuId} onClose={() => change(false)} />
    </Popover>
  );
}
