'use client';

import { useEffect, useEffectEvent, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { classNames } from '../class-names/index.ts';
import * as styles from './countdown.css.ts';

/** Props of the countdown, besides the attributes of its root. Instants are epoch milliseconds. */
export interface CountdownProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  until: number;
  /** The server's time at render, because the browser's clock may be wrong. */
  now: number;
  /** Called once, when the time is up. */
  onEnd?: (() => void) | undefined;
  /** Minutes left at which the time is announced; other ticks are silent. */
  announcedMinutes?: readonly number[];
  /** Shows the time left at `now` without ticking, e.g. in pictures. */
  frozen?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

const ANNOUNCED_MINUTES = [10, 5, 1];
const SECONDS_PER_DAY = 86_400;

/** Time left, ticking each second (R2.6, R2.7). */
export function Countdown(props: CountdownProps) {
  const { until, now, onEnd, announcedMinutes = ANNOUNCED_MINUTES, frozen = false, className, ...rest } = props;
  const left = useTimeLeft({ until, now, onEnd, frozen });
  const seconds = Math.ceil(left / 1000);
  useReadOut(Math.ceil(seconds / 60), announcedMinutes);
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  return (
    <span
      data-component="countdown"
      data-state={left === 0 ? 'ended' : frozen ? 'frozen' : 'running'}
      {...rest}
      className={classNames(styles.box, className)}
    >
      <span role="timer" className={styles.figures}>
        {days > 0 && (
          <>
            <FormattedMessage id="ui.countdown.days" values={{ days }} />{' '}
          </>
        )}
        {clockFigures(seconds % SECONDS_PER_DAY, days > 0)}
      </span>
    </span>
  );
}

/** Milliseconds left, measured each second. */
function useTimeLeft({ until, now, onEnd, frozen }: Pick<CountdownProps, 'until' | 'now' | 'onEnd' | 'frozen'>) {
  const [ticked, setTicked] = useState({ until, now, left: Math.max(0, until - now) });
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (frozen) return undefined;
    // The device's clock only measures elapsed time: it may be wrong, but unlike a timer it continues during sleep.
    const endsHere = Date.now() + until - now;
    const timer = setInterval(() => {
      const left = Math.max(0, endsHere - Date.now());
      setTicked({ until, now, left });
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, now, frozen]);
  // A new deadline starts from its own time, not from the last tick.
  return ticked.until === until && ticked.now === now ? ticked.left : Math.max(0, until - now);
}

/** Announces a threshold when it is passed, not on mount. */
function useReadOut(minutes: number, thresholds: readonly number[]) {
  const intl = useIntl();
  const last = useRef(minutes);
  const readOut = useEffectEvent(() => {
    if (minutes === 0) announce(intl.formatMessage({ id: 'ui.countdown.ended' }));
    else if (thresholds.includes(minutes)) announce(intl.formatMessage({ id: 'ui.countdown.left' }, { minutes }));
  });
  useEffect(() => {
    if (last.current === minutes) return;
    last.current = minutes;
    readOut();
  }, [minutes]);
}

/** 29:05, with hours 1:02:03; with days hours are always shown. */
function clockFigures(seconds: number, withHours: boolean): string {
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return [...(hours > 0 || withHours ? [hours] : []), ...parts].join(':');
}
