'use client';

import { useStableCallback } from '@rider/ui/stable-callback';
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusedElement } from '../provider/focused-element.ts';
import { ReadingPlace } from './reading-place.ts';
import type { RowHeights } from './row-heights.ts';
import type { Row } from './rows.ts';
import { drawingFor, rangeOf, shownAround, THE_END, type Shown } from './shown-range.ts';

/** Distance from the top that loads older messages. */
const NEAR_THE_TOP = 30;
/** Distance from the end that shows the jump button, in px. */
const FAR_FROM_THE_END = 400;

/** State of the list and functions to scroll it. */
export interface WindowedRows {
  place: ReadingPlace;
  attachScroller(element: HTMLElement | null): void;
  attachList(element: HTMLElement | null): void;
  start: number;
  end: number;
  /** Heights of the rows that are not rendered, in px. */
  before: number;
  after: number;
  /** Whether the user is far from the end. */
  far: boolean;
  /** The last row when the user left the end; null at the end. */
  leftAt: string | null;
  onScroll(): void;
  toEnd(): void;
  /** Scrolls a row into view and focuses it. */
  focusRow(index: number): void;
}

/** Virtualises a long list and preserves the reading position. */
export function useWindowedRows(rows: readonly Row[], heights: RowHeights, onNearTop: () => void): WindowedRows {
  const [place] = useState(() => new ReadingPlace(heights));
  const [shown, setShown] = useState<Shown>(THE_END);
  const [far, setFar] = useState(false);
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const focusTarget = useRef<string>(undefined);
  const { start, end } = rangeOf(rows, shown);

  const cover = useCallback(() => {
    const { scroller } = place;
    // Not laid out yet.
    if (!scroller?.clientHeight) return;
    const next = drawingFor(rows, place.heights, shown, place.view);
    if (next) {
      keepFocus(place, drawnRows(rows, next.shown));
      if (next.urgent) setShown(next.shown);
      else startTransition(() => setShown(next.shown));
    }
    setFar(place.toEnd > FAR_FROM_THE_END);
    setLeftAt((key) => (place.follows ? null : (key ?? rows.at(-1)?.key ?? null)));
    if (scroller.scrollTop < NEAR_THE_TOP) onNearTop();
  }, [rows, place, shown, onNearTop]);

  const settle = useCallback(() => place.settle(rows, rangeOf(rows, shown).start), [place, rows, shown]);
  useLayoutEffect(() => {
    settle();
    const target = focusTarget.current === undefined ? undefined : place.elementOf(focusTarget.current);
    if (target) {
      focusTarget.current = undefined;
      focusIn(target);
      place.look();
    }
    // In a layout effect: measuring decides what is rendered before the paint.
    // oxlint-disable-next-line react/set-state-in-effect
    cover();
  }, [place, settle, cover]);

  useResize(place, () => {
    settle();
    cover();
  });

  return {
    place,
    attachScroller: place.attachScroller,
    attachList: place.attachList,
    start,
    end,
    before: place.heights.edgeOf(rows, start),
    after: place.heights.edgeOf(rows, rows.length) - place.heights.edgeOf(rows, end),
    far,
    leftAt,
    onScroll: () => {
      place.look();
      // React renders a scroll's state in a later task; the browser would paint a jump without rows first.
      flushSync(cover);
    },
    toEnd: () => {
      place.follow();
      setShown(THE_END);
      settle();
    },
    focusRow: (index) => {
      const row = rows[index];
      if (!row) return;
      place.leaveTheEnd();
      const element = place.elementOf(row.key);
      if (element) {
        focusIn(element);
        place.look();
        return;
      }
      focusTarget.current = row.key;
      setShown(shownAround(rows, index));
    },
  };
}

function drawnRows(rows: readonly Row[], shown: Shown): readonly Row[] {
  const { start, end } = rangeOf(rows, shown);
  return rows.slice(start, end);
}

/** Moves the focus from a row that is about to unmount to the list. */
function keepFocus(place: ReadingPlace, rows: readonly Row[]): void {
  const { scroller } = place;
  const focused = focusedElement();
  if (!scroller?.contains(focused)) return;
  const key = focused?.closest<HTMLElement>('[data-key]')?.dataset['key'];
  if (key !== undefined && !rows.some((row) => row.key === key)) scroller.focus({ preventScroll: true });
}

function focusIn(row: HTMLElement): void {
  const message = row.querySelector<HTMLElement>('[data-part="message"]');
  message?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** Pictures have fixed sizes, but windows resize and texts expand. */
function useResize(place: ReadingPlace, resized: () => void): void {
  const latest = useStableCallback(resized);
  useEffect(() => {
    const { scroller } = place;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(latest);
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  }, [place, latest]);
}
