import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { dismissToast, MOST_TOASTS, type QueuedToast } from './queue.ts';
import * as styles from './toast-region.css.ts';

const DURATION_MS = 6000;
const iconOf = { info: 'info', success: 'check', error: 'warning' } as const;

/** Shows the first toasts of the queue; their time stands still while pointer or focus is on them. */
export function ToastRegion({ queue }: { queue: readonly QueuedToast[] }) {
  const intl = useIntl();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  if (queue.length === 0 && (hovered || focused)) {
    // The last toast went away under the pointer: no event tells of it.
    setHovered(false);
    setFocused(false);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only pause the clock
    <section
      aria-label={intl.formatMessage({ id: 'ui.toast.region' })}
      data-component="toasts"
      className={styles.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {queue.slice(0, MOST_TOASTS).map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={hovered || focused} />
      ))}
    </section>
  );
}

function ToastCard({ toast, paused }: { toast: QueuedToast; paused: boolean }) {
  const intl = useIntl();
  const { id, message, tone = 'info', duration = tone === 'error' ? undefined : DURATION_MS, action } = toast;
  useEffect(() => {
    if (tone !== 'error') announce(message);
  }, [tone, message]);
  useEffect(() => {
    if (paused || duration === undefined) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [paused, duration, id]);
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      data-part="toast"
      data-state={tone}
      className={classNames(styles.toast, styles.tone[tone])}
    >
      <Icon name={iconOf[tone]} className={styles.icon} />
      <span className={styles.message}>{message}</span>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.onAction();
            dismissToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon="close"
        size="small"
        label={intl.formatMessage({ id: 'ui.toast.close' })}
        onClick={() => dismissToast(id)}
      />
    </div>
  );
}
