'use client';

import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { LONGEST_TIMER_MS } from '@rider/model/limits';
import { useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { dismissToast, MAX_TOASTS, type QueuedToast } from './queue.ts';
import * as styles from './toast-region.css.ts';

const DURATION_MS = 6000;
const iconOf = { info: 'info', success: 'check', danger: 'warning' } as const;

/** Moves the focus after a dismissal by keyboard: to the next toast, after the last back to where it was. */
function useFocusKeeper(queue: readonly QueuedToast[]) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const leaving = useRef<{ id: number; by: 'key' | 'pointer' }>(undefined);
  const [focused, setFocused] = useState(false);
  useLayoutEffect(() => {
    const left = leaving.current;
    if (!left || queue.some(({ id }) => id === left.id)) return;
    leaving.current = undefined;
    const next = left.by === 'key' && region.current?.querySelector<HTMLElement>('[data-part="dismiss"]');
    (next || cameFrom.current)?.focus();
  }, [queue]);
  const dismiss = (id: number, by: 'key' | 'pointer') => {
    if (region.current?.contains(document.activeElement)) leaving.current = { id, by };
    // Removing a focused element fires no blur.
    setFocused(false);
    dismissToast(id);
  };
  const handlers = {
    ref: region,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
      setFocused(true);
    },
    onBlur: () => setFocused(false),
  };
  return { focused, dismiss, handlers };
}

/** Shows the first toasts of the queue; their timers pause while pointer or focus is on them. */
export function ToastRegion({ queue }: { queue: readonly QueuedToast[] }) {
  const intl = useIntl();
  const [hovered, setHovered] = useState(false);
  const { focused, dismiss, handlers } = useFocusKeeper(queue);
  // If the last toast disappears under the pointer, no leave event fires.
  if (queue.length === 0 && hovered) setHovered(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only pause the clock
    <section
      aria-label={intl.formatMessage({ id: 'ui.toast.region' })}
      data-component="toasts"
      className={styles.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...handlers}
    >
      {queue.slice(0, MAX_TOASTS).map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={hovered || focused} onDismiss={dismiss} />
      ))}
    </section>
  );
}

interface ToastCardProps {
  toast: QueuedToast;
  paused: boolean;
  onDismiss: (id: number, by: 'key' | 'pointer') => void;
}

/** Clicks by keyboard have no detail. */
const meansOf = (event: MouseEvent) => (event.detail === 0 ? 'key' : 'pointer');

function ToastCard({ toast, paused, onDismiss }: ToastCardProps) {
  const intl = useIntl();
  const { id, message, tone = 'info', duration = tone === 'danger' ? undefined : DURATION_MS, action } = toast;
  useEffect(() => {
    if (tone !== 'danger') announce(message);
  }, [tone, message]);
  useEffect(() => {
    if (paused || duration === undefined) return undefined;
    const timer = setTimeout(() => dismissToast(id), Math.min(duration, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [paused, duration, id]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc arrives from the buttons by bubbling
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss(id, 'key')}
      data-part="toast"
      data-state={tone}
      className={classNames(styles.toast, styles.tone[tone])}
    >
      <Icon name={iconOf[tone]} className={styles.icon} />
      <span className={styles.message}>{message}</span>
      {action && (
        <Button
          size="small"
          onClick={(event) => {
            action.onAction();
            onDismiss(id, meansOf(event));
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon="close"
        size="small"
        label={intl.formatMessage({ id: 'ui.toast.close' })}
        data-part="dismiss"
        onClick={(event) => onDismiss(id, meansOf(event))}
      />
    </div>
  );
}
