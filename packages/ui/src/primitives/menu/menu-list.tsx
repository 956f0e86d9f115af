'use client';

import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useMenu, useMenuItem } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './menu.css.ts';

/** An item of a menu: an action, or a link with `href`. */
export interface MenuItem {
  id: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  icon?: IconName;
  /** A destructive action. */
  danger?: boolean;
  /** Visible, but skipped. */
  disabled?: boolean;
  /** Makes the item a link. */
  href?: string;
  onAction?: () => void;
}

/** An item, or a separator. */
export type MenuEntry = MenuItem | 'separator';

/** Props of the open menu. */
interface MenuListProps {
  id: string;
  /** Id of the button that names the menu and gets the focus back. */
  triggerId: string;
  items: readonly MenuEntry[];
  /** The item that is focused first. */
  start: 'first' | 'last';
  onAction: ((id: string) => void) | undefined;
  onClose: () => void;
  className: string | undefined;
}

/** The items of a menu. Arrows, Home, End and typed characters move the focus, Enter and Space select, Tab closes. */
export function MenuList({ id, triggerId, items, start, onAction, onClose, className }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const actions = items.filter((entry) => entry !== 'separator');
  const state = useTreeState<MenuItem>({
    items: actions,
    disabledKeys: actions.filter(({ disabled }) => disabled).map((item) => item.id),
    children: ({ id: key, label, href }) => (
      <Item key={key} textValue={label} {...(href !== undefined && { href })}>
        {label}
      </Item>
    ),
  });
  const focusTrigger = () => document.getElementById(triggerId)?.focus();
  const { menuProps } = useMenu(
    { 'aria-labelledby': triggerId, onClose, onAction: (key) => onAction?.(String(key)) },
    state,
    ref,
  );
  // The popover focuses the menu once the dialogs around it allow it, and the menu moves the focus to an item.
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    const enters = event.target === event.currentTarget && state.selectionManager.focusedKey === null;
    menuProps.onFocus?.(event);
    const last = actions.findLast(({ disabled }) => !disabled);
    if (enters && start === 'last' && last) state.selectionManager.setFocusedKey(last.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Tab') return menuProps.onKeyDown?.(event);
    // The browser's Tab continues from the button; blur then closes the menu.
    event.stopPropagation();
    focusTrigger();
  };
  return (
    <div
      {...menuProps}
      ref={ref}
      role="menu"
      tabIndex={menuProps.tabIndex}
      id={id}
      data-component="menu"
      className={classNames(styles.menu, className)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {items.map((entry, index) =>
        entry === 'separator' ? (
          <hr key={index} className={styles.separator} />
        ) : (
          <MenuRow key={entry.id} item={entry} state={state} beforeAction={focusTrigger} />
        ),
      )}
    </div>
  );
}

interface MenuRowProps {
  item: MenuItem;
  state: TreeState<MenuItem>;
  /** Moves the focus to the trigger, so that a dialog opened by the action returns the focus to it. */
  beforeAction: () => void;
}

function MenuRow({ item, state, beforeAction }: MenuRowProps) {
  const ref = useRef<HTMLElement>(null);
  // Named by its text and its description.
  const { menuItemProps } = useMenuItem(
    {
      key: item.id,
      onAction: () => {
        beforeAction();
        item.onAction?.();
      },
    },
    state,
    ref,
  );
  const content: ReactNode = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.words}>
        <span>{item.label}</span>{' '}
        {item.description && (
          <>
            {' '}
            <span className={styles.description}>{item.description}</span>
          </>
        )}
      </span>
    </>
  );
  const looks = {
    className: styles.item,
    'data-part': 'item',
    'data-state': classNames(item.danger && 'danger', item.disabled && 'disabled'),
  };
  return item.href === undefined || item.disabled ? (
    <div {...menuItemProps} ref={ref as Ref<HTMLDivElement>} {...looks}>
      {content}
    </div>
  ) : (
    <Link {...menuItemProps} ref={ref as Ref<HTMLAnchorElement>} href={item.href} {...looks}>
      {content}
    </Link>
  );
}
