'use client';

import { useId, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './tabs.css.ts';

/** One tab and its panel. */
export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/** Props of tabs; controlled with `value`, else starting with `defaultValue` or the first. */
export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs with their panels, in their order. */
  items: readonly TabItem[];
  /** What is chosen or entered, where the host keeps it. */
  value?: string;
  /** What is chosen or entered at first, where the component keeps it. */
  defaultValue?: string;
  /** Called with what was chosen or entered. */
  onValueChange?: (id: string) => void;
  /**
   * Address of the page with a tab selected: tabs become links, which work without script. Update it in
   * `onValueChange`.
   */
  getHref?: (id: string) => string;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLDivElement>;
}

/** The index a key moves to, among `count` tabs, wrapping around. */
function keyTarget(key: string, index: number, count: number, rightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index + count - 1) % count;
  return undefined;
}

/**
 * Tabs by the APG pattern: arrows, Home and End select. All panels are in the HTML, for search engines and no script.
 */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue, onValueChange, getHref, className, ...rest } = props;
  const base = useId();
  const [own, setOwn] = useState(defaultValue ?? items[0]?.id);
  const selected = value ?? own;
  const select = (id: string) => {
    setOwn(id);
    onValueChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = items.findIndex((item) => item.id === selected);
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = keyTarget(event.key, index, items.length, rightToLeft);
    const item = target === undefined ? undefined : items[target];
    if (!item) return;
    event.preventDefault();
    select(item.id);
    document.getElementById(`${base}${item.id}-tab`)?.focus();
  };
  return (
    <div data-component="tabs" className={classNames(className)} {...rest}>
      {/* The keys of the row's tabs arrive here by bubbling. */}
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} className={styles.list}>
        {items.map((item) => (
          <Tab
            key={item.id}
            item={item}
            base={base}
            selected={item.id === selected}
            href={getHref?.(item.id)}
            onSelect={() => select(item.id)}
          />
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}${item.id}`}
          aria-labelledby={`${base}${item.id}-tab`}
          tabIndex={0}
          hidden={item.id !== selected}
          className={styles.panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

interface TabProps {
  item: TabItem;
  /** Prefix of the ids of tabs and panels. */
  base: string;
  selected: boolean;
  href: string | undefined;
  onSelect: () => void;
}

function Tab({ item, base, selected, href, onSelect }: TabProps) {
  const common = {
    role: 'tab',
    id: `${base}${item.id}-tab`,
    'aria-controls': `${base}${item.id}`,
    'aria-selected': selected,
    tabIndex: selected ? 0 : -1,
    className: styles.tab,
  };
  if (href === undefined) {
    return (
      <button type="button" {...common} onClick={onSelect}>
        {item.label}
      </button>
    );
  }
  return (
    <a
      {...common}
      href={href}
      onClick={(event) => {
        // Modified clicks open a new window.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onSelect();
      }}
    >
      {item.label}
    </a>
  );
}
