'use client';

import { useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useStableCallback } from '../stable-callback/use-stable-callback.ts';
import { announce } from '../announcer/index.ts';
import { classNames } from '../class-names/index.ts';
import { formatMoment } from '../date/index.ts';
import * as styles from './countdown.css.ts';

/** Props of the countdown, besides the attributes of its root. Instants are epoch milliseconds. */
export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** When it ends, epoch milliseconds. */
  until: number;
  /** The server's time at render, epoch milliseconds, because the browser's clock may be wrong. */
  now: number;
  /** The server's time at the call; by default `now` and the time since the countdown was mounted. For pages that were cached. */
  getNow?: (() => number) | undefined;
  /** Called once, when the time is up. */
  onEnd?: (() => void) | undefined;
  /** Minutes left at which the time is announced. Empty: the end is not announced either, for lists of countdowns. */
  announcedMinutes?: readonly number[] | undefined;
  /** Shows the time left at `now` without ticking, e.g. in pictures. */
  frozen?: boolean;
}

const ANNOUNCED_MINUTES = [10, 5, 1];
const SECONDS_PER_DAY = 86_400;

/**
 * The time left, updated each second. A tick writes one text node without rendering; a hidden page does not tick. Its accessible name
 * contains the end, and it is no live region.
 */
export function Countdown(props: CountdownProps) {
  const { until, now, getNow, onEnd, announcedMinutes, frozen = false, className, ...rest } = props;
  const intl = useIntl();
  const figures = useTicks({ until, now, getNow, onEnd, announcedMinutes, frozen });
  const left = Math.max(0, until - now);
  return (
    <span
      data-component="countdown"
      data-state={left === 0 ? 'ended' : frozen ? 'frozen' : 'running'}
      {...rest}
      className={classNames(styles.box, className)}
    >
      <span
        ref={figures}
        role="timer"
        aria-live="off"
        aria-label={intl.formatMessage({ id: 'ui.countdown.until' }, { moment: formatMoment(intl, until) })}
        className={styles.figures}
      >
        {formatTimeLeft(intl, left)}
      </span>
    </span>
  );
}

type Ticking = Pick<CountdownProps, 'until' | 'now' | 'getNow' | 'onEnd' | 'announcedMinutes' | 'frozen'>;

/** Returns the ref of an element; writes the time left into it on each full second, while the page is visible. */
function useTicks(props: Ticking): RefObject<HTMLSpanElement | null> {
  const figures = useRef<HTMLSpanElement>(null);
  const { until, now, getNow, onEnd, announcedMinutes = ANNOUNCED_MINUTES, frozen } = props;
  const intl = useIntl();
  const end = useStableCallback(() => onEnd?.());
  const serverClock = useStableCallback((measured: number) => getNow?.() ?? measured);
  const write = useStableCallback((left: number) => {
    const element = figures.current;
    if (!element) return;
    const text = formatTimeLeft(intl, left);
    // React reuses this text node and writes to it only when the rendered text changes.
    if (element.firstChild instanceof Text && element.firstChild.data !== text) element.firstChild.data = text;
    element.parentElement?.setAttribute('data-state', left === 0 ? 'ended' : 'running');
  });
  const readOut = useStableCallback((minutes: number) => {
    if (minutes === 0 && announcedMinutes.length > 0) announce(intl.formatMessage({ id: 'ui.countdown.ended' }));
    else if (announcedMinutes.includes(minutes)) announce(intl.formatMessage({ id: 'ui.countdown.left' }, { minutes }));
  });
  useEffect(() => {
    if (frozen) return undefined;
    // Only measures elapsed time by the device's clock: it may be wrong, but unlike a timer it continues during sleep.
    const mounted = Date.now();
    const timeLeft = () => Math.max(0, until - serverClock(now + Date.now() - mounted));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let minutes = minutesOf(timeLeft());
    let ended = false;
    const wait = (left: number) => {
      timer = setTimeout(tick, left === 0 ? 0 : left % 1000 || 1000);
    };
    const tick = () => {
      const left = timeLeft();
      write(left);
      if (minutesOf(left) !== minutes) readOut(minutesOf(left));
      minutes = minutesOf(left);
      if (left > 0) return wait(left);
      ended = true;
      end();
    };
    const follow = () => {
      clearTimeout(timer);
      if (!ended && document.visibilityState === 'visible') tick();
    };
    write(timeLeft());
    if (document.visibilityState === 'visible') wait(timeLeft());
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [until, now, frozen, end, readOut, serverClock, write]);
  return figures;
}

const minutesOf = (left: number) => Math.ceil(Math.ceil(left / 1000) / 60);

/** Formats the time left (ms): 29:05, with hours 1:02:03; with days, hours are always shown. */
function formatTimeLeft(intl: IntlShape, left: number): string {
  const total = Math.ceil(left / 1000);
  const days = Math.trunc(total / SECONDS_PER_DAY);
  const seconds = total % SECONDS_PER_DAY;
  const hours = Math.trunc(seconds / 3600);
  const parts = [Math.trunc(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const clock = [...(hours > 0 || days > 0 ? [hours] : []), ...parts].join(':');
  return days > 0 ? `${intl.formatMessage({ id: 'ui.countdown.days' }, { days })} ${clock}` : clock;
}
