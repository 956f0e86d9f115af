'use client';

import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ReadingPlace } from './reading-place.ts';
import type { RowHeights } from './row-heights.ts';
import type { Row } from './rows.ts';
import { drawingFor, rangeOf, shownAround, THE_END, type Shown } from './shown-range.ts';

/** R7.7. */
const NEAR_THE_TOP = 30;
/** So far from the end, a way back is offered. */
const FAR_FROM_THE_END = 400;

/** What the list draws, and how it is moved. */
export interface WindowedRows {
  place: ReadingPlace;
  attachScroller(element: HTMLElement | null): void;
  attachList(element: HTMLElement | null): void;
  start: number;
  end: number;
  /** Pixels that the rows before and after would take. */
  before: number;
  after: number;
  /** Whether the reader is far from the end. */
  far: boolean;
  /** The last row that was there when the reader left the end; null while at the end. */
  leftAt: string | null;
  onScroll(): void;
  toEnd(): void;
  /** Brings a row into view and gives it the focus. */
  focusRow(index: number): void;
}

/** Draws a long list in part, and keeps the reader's place in it (R7.7). */
export function useWindowedRows(rows: readonly Row[], heights: RowHeights, onNearTop: () => void): WindowedRows {
  const [place] = useState(() => new ReadingPlace(heights));
  const [shown, setShown] = useState<Shown>(THE_END);
  const [far, setFar] = useState(false);
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const wanted = useRef<string>(undefined);
  const { start, end } = rangeOf(rows, shown);

  const cover = useCallback(() => {
    const { scroller } = place;
    // Not on the screen (yet).
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
    const target = wanted.current === undefined ? undefined : place.elementOf(wanted.current);
    if (target) {
      wanted.current = undefined;
      focusIn(target);
      place.look();
    }
    // What was measured tells what must be drawn, before it is painted.
    // oxlint-disable-next-line react/set-state-in-effect
    cover();
  }, [place, settle, cover]);

  useResize(
    place,
    useCallback(() => {
      settle();
      cover();
    }, [settle, cover]),
  );

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
      cover();
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
      wanted.current = row.key;
      setShown(shownAround(rows, index));
    },
  };
}

function drawnRows(rows: readonly Row[], shown: Shown): readonly Row[] {
  const { start, end } = rangeOf(rows, shown);
  return rows.slice(start, end);
}

/** A row that is about to go must not take the focus along: the list itself holds it then. */
function keepFocus(place: ReadingPlace, rows: readonly Row[]): void {
  const { scroller } = place;
  const root = scroller?.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  if (!scroller?.contains(focused)) return;
  const key = focused?.closest<HTMLElement>('[data-key]')?.dataset['key'];
  if (key !== undefined && !rows.some((row) => row.key === key)) scroller.focus({ preventScroll: true });
}

function focusIn(row: HTMLElement): void {
  const message = row.querySelector<HTMLElement>('[data-part="message"]');
  message?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** Pictures do not change their size here, but windows do, and texts that are opened. */
function useResize(place: ReadingPlace, resized: () => void): void {
  const latest = useRef(resized);
  useLayoutEffect(() => {
    latest.current = resized;
  }, [resized]);
  useEffect(() => {
    const { scroller } = place;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  }, [place]);
}
