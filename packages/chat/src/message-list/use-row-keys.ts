'use client';

import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Row } from './rows.ts';
import type { WindowedRows } from './use-windowed-rows.ts';

/** Focused row and key handlers. */
export interface RowKeys {
  /** The row with the tab stop: the last focused, else the newest. */
  tabStop: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(event: FocusEvent): void;
}

/** Arrow keys, Home and End move between messages; PageUp loads older ones. */
export function useRowKeys(rows: readonly Row[], windowed: WindowedRows, loadOlder: () => void): RowKeys {
  const [active, setActive] = useState<string>();
  const { start, end } = windowed;
  const isDrawn = rows.slice(start, end).some(({ key }) => key === active);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'PageUp') {
      loadOlder();
      return;
    }
    const index = rows.findIndex(({ key }) => key === active);
    const target = targetOf(event.key, index === -1 ? rows.length - 1 : index, rows.length);
    if (target === undefined) return;
    event.preventDefault();
    windowed.focusRow(target);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const key = target.closest<HTMLElement>('[data-key]')?.dataset['key'];
    if (key !== undefined) setActive(key);
  };
  return { tabStop: isDrawn ? active : rows[end - 1]?.key, onKeyDown, onFocus };
}

function targetOf(key: string, index: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'ArrowDown':
      return Math.min(length - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
