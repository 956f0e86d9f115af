import { Countdown } from '@rider/ui/countdown';
import { useEffect, useRef } from 'react';
import { serverNow } from '../clock/server-clock.ts';

/** Delay of the refetch after the end (ms): the clocks may differ by a little. */
const AFTER_END_MS = 1000;

interface PromotionCountdownProps {
  /** When the promotion starts or ends, epoch milliseconds. */
  until: number;
  /** The server's time at render. */
  now: number;
  /** Refetches the state. Called once for each time. */
  onEnd: () => void;
}

/** The silent countdown of a promotion by the server's clock. */
export function PromotionCountdown({ until, now, onEnd }: PromotionCountdownProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    if (ended.current === until) return;
    ended.current = until;
    timer.current = setTimeout(onEnd, AFTER_END_MS);
  };
  return <Countdown until={until} now={now} getNow={serverNow} announcedMinutes={SILENT} onEnd={end} />;
}

const SILENT: readonly number[] = [];
