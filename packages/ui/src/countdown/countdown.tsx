import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../layout/index.ts';
import * as styles from './countdown.css.ts';

/** What the countdown takes. Instants are epoch milliseconds. */
export interface CountdownProps {
  until: number;
  /** The server's clock at the moment of rendering; the browser's may be wrong. */
  now: number;
  onEnd?: () => void;
}

/** Minutes left at which the time is read out; in between the ticking stays silent. */
const ANNOUNCED_MINUTES = [10, 5, 1];

/** Time left, ticking by the second (R2.7). */
export function Countdown({ until, now, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => Math.max(0, until - now));
  useEffect(() => {
    const started = performance.now();
    const total = Math.max(0, until - now);
    const timer = setInterval(() => {
      const rest = Math.max(0, total - (performance.now() - started));
      setLeft(rest);
      if (rest === 0) {
        clearInterval(timer);
        onEnd?.();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [until, now, onEnd]);
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const announced = ANNOUNCED_MINUTES.includes(Math.ceil(seconds / 60)) ? Math.ceil(seconds / 60) : null;
  return (
    <span data-component="countdown" data-state={left === 0 ? 'ended' : 'running'} className={styles.box}>
      <span role="timer" className={styles.figures}>
        {`${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`}
      </span>
      <VisuallyHidden role="status">
        {announced !== null && <FormattedMessage id="ui.countdown.left" values={{ minutes: announced }} />}
      </VisuallyHidden>
    </span>
  );
}
