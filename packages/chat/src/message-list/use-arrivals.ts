'use client';

import { useStableCallback } from '@rider/ui/stable-callback';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../announcer/index.ts';
import { useContentText } from '../message/index.ts';
import { focusedElement } from '../provider/focused-element.ts';
import type { Row } from './rows.ts';
import type { WindowedRows } from './use-windowed-rows.ts';

/** Minimum time between announcements (ms), or they would interrupt each other. */
const ANNOUNCE_EVERY_MS = 1000;

/** Differences between two states of the list. */
export interface Arrivals {
  /** Messages of the other side at the end. */
  theirs: Row[];
  /** How many older messages were prepended. */
  older: number;
  /** Whether we sent something. */
  sent: boolean;
}

/** Compares two states of one conversation; no difference for another conversation or the first state. */
export function arrivalsBetween(before: readonly Row[], rows: readonly Row[]): Arrivals {
  const oldest = before[0]?.key;
  const first = rows[0]?.key === oldest ? 0 : rows.findIndex(({ key }) => key === oldest);
  if (oldest === undefined || first === -1) return { theirs: [], older: 0, sent: false };
  // Only the ends of a long list can differ.
  let same = 0;
  while (same < before.length && rows[first + same]?.key === before[same]?.key) same += 1;
  const missing = new Map(before.slice(same).map((row) => [row.key, row]));
  const fresh = rows.slice(first + same).filter(({ key }) => !missing.delete(key));
  const theirs = fresh.filter(({ own }) => !own);
  // Without client ids a confirmed message gets a new key, and its unconfirmed row disappears.
  const confirmed = [...missing.values()].filter(({ clientId }) => clientId !== null).length;
  return { theirs, older: first, sent: fresh.length - theirs.length > confirmed };
}

/** Scrolls to own messages, and announces those of others and loaded history. */
export function useArrivals(rows: readonly Row[], { place, toEnd }: Pick<WindowedRows, 'place' | 'toEnd'>): void {
  const intl = useIntl();
  const announce = useAnnounce();
  const say = useMessageAnnouncements(place);
  const seen = useRef(rows);
  useLayoutEffect(() => {
    if (seen.current === rows) return;
    const { theirs, older, sent } = arrivalsBetween(seen.current, rows);
    seen.current = rows;
    if (sent) toEnd();
    if (theirs.length > 0) say(theirs);
    if (older > 0) announce(intl.formatMessage({ id: 'chat.list.olderLoaded' }, { count: older }));
  });
}

/** Collects incoming messages and announces them at most once a second: in full while the editor has the focus, otherwise as a count. */
function useMessageAnnouncements(place: WindowedRows['place']): (rows: readonly Row[]) => void {
  const intl = useIntl();
  const announce = useAnnounce();
  const wordsOf = useContentText();
  const waiting = useRef<Row[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useStableCallback(() => {
    timer.current = undefined;
    const rows = waiting.current.splice(0);
    const [first] = rows;
    if (!first) return;
    const nameOf = ({ name }: Row) => name || intl.formatMessage({ id: 'chat.message.someone' });
    const inFull = rows.map((row) => `${nameOf(row)}: ${wordsOf(row.content)}`).join(' ');
    const inShort =
      rows.length === 1
        ? intl.formatMessage({ id: 'chat.attention.from' }, { name: nameOf(first) })
        : intl.formatMessage({ id: 'chat.list.newMessages' }, { count: rows.length });
    announce(isWriting(place) ? inFull : inShort);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (rows) => {
    waiting.current.push(...rows);
    timer.current ??= setTimeout(flush, ANNOUNCE_EVERY_MS);
  };
}

/** Whether the focus is in the editor of this conversation. */
function isWriting({ scroller }: WindowedRows['place']): boolean {
  const focused = focusedElement();
  if (!focused?.matches('textarea, input, [contenteditable]')) return false;
  return scroller?.closest('[data-component="chat-conversation"]')?.contains(focused) ?? false;
}
