'use client';

import { useEffect, useEffectEvent, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { classNames } from '../class-names/index.ts';
import * as styles from './countdown.css.ts';

/** What the countdown takes, beside the attributes of its element. Instants are epoch milliseconds. */
export interface CountdownProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  until: number;
  /** The server's clock at the moment of rendering; the browser's may be wrong. */
  now: number;
  /** Called once, when the time is up. */
  onEnd?: (() => void) | undefined;
  /** Minutes left at which the time is read out; in between the ticking stays silent. */
  announcedMinutes?: readonly number[];
  /** Shows what is left at `now` and does not tick: for pictures, and while something else holds the time. */
  frozen?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

const ANNOUNCED_MINUTES = [10, 5, 1];
const SECONDS_PER_DAY = 86_400;

/** Time left, ticking by the second (R2.6, R2.7). */
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

/** Milliseconds left, measured anew each second. */
function useTimeLeft({ until, now, onEnd, frozen }: Pick<CountdownProps, 'until' | 'now' | 'onEnd' | 'frozen'>) {
  const [ticked, setTicked] = useState({ until, now, left: Math.max(0, until - now) });
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (frozen) return undefined;
    // The device's clock only measures what passed: it may be wrong, but unlike a timer it goes on while a laptop sleeps.
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
  // Another deadline counts from its own start, not from the last tick of the one before.
  return ticked.until === until && ticked.now === now ? ticked.left : Math.max(0, until - now);
}

/** Reads out a threshold when it is passed, not on arrival. */
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

/** 29:05, and with hours 1:02:03; under days the hours always stand. */
function clockFigures(seconds: number, withHours: boolean): string {
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return [...(hours > 0 || withHours ? [hours] : []), ...parts].join(':');
}
