import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '../layout/layout.css.ts';
import * as styles from './countdown.css.ts';

/** What the countdown takes. Instants are epoch milliseconds. */
export interface CountdownProps {
  until: number;
  /** The server's clock at the moment of rendering; the browser's may be wrong. */
  now: number;
  /** Called once, when the time is up. */
  onEnd?: (() => void) | undefined;
}

/** Minutes left at which the time is read out; in between the ticking stays silent. */
const ANNOUNCED_MINUTES = [10, 5, 1];

/** Time left, ticking by the second (R2.7). */
export function Countdown({ until, now, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => Math.max(0, until - now));
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    // The device's clock only measures what passed: it may be wrong, but unlike a timer it goes on while a laptop sleeps.
    const endsHere = Date.now() + until - now;
    const timer = setInterval(() => {
      const rest = Math.max(0, endsHere - Date.now());
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.ceil(seconds / 60);
  return (
    <span data-component="countdown" data-state={left === 0 ? 'ended' : 'running'} className={styles.box}>
      <span role="timer" className={styles.figures}>
        {clockFigures(seconds)}
      </span>
      <output className={visuallyHidden}>
        {ANNOUNCED_MINUTES.includes(minutes) && <FormattedMessage id="ui.countdown.left" values={{ minutes }} />}
      </output>
    </span>
  );
}

/** 29:05, and with hours 1:02:03. */
function clockFigures(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return [...(hours > 0 ? [hours] : []), ...parts].join(':');
}
