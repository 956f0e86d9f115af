'use client';

import { Button } from '@rider/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OutboxState } from '../core/index.ts';
import { Glyph, type GlyphName } from '../glyph/index.ts';
import * as styles from './delivery.css.ts';

/** Delivery state of an own message. `read` only if the server reports it. */
export type DeliveryState = OutboxState | 'sent' | 'read';

/** Props of the delivery line. */
export interface DeliveryProps {
  /** The delivery state of the message. */
  state: DeliveryState;
  /** Uploaded fraction of a picture. */
  progress?: number | undefined;
  /** The server's reason for the rejection. */
  problem?: string | undefined;
  /** Called to send a failed message again. */
  onRetry?: (() => void) | undefined;
  /** Called to discard a failed message, or to stop its upload. */
  onDiscard?: (() => void) | undefined;
}

const glyphs: Record<DeliveryState, GlyphName> = {
  uploading: 'queued',
  queued: 'queued',
  sending: 'queued',
  unknown: 'queued',
  failed: 'retry',
  sent: 'sent',
  read: 'read',
};

/** Delivery state under an own message, with retry and discard when it failed. */
export function Delivery({ state, progress = 0, problem, onRetry, onDiscard }: DeliveryProps) {
  return (
    <div data-component="chat-delivery" data-state={state} className={styles.delivery}>
      <span className={state === 'failed' ? styles.failed : styles.state}>
        <Glyph name={glyphs[state]} size="small" />
        <DeliveryText state={state} progress={progress} problem={problem} />
      </span>
      {state === 'uploading' && <UploadProgress progress={progress} />}
      {state === 'failed' && (
        <Button variant="quiet" size="small" className={styles.action} onClick={onRetry}>
          <FormattedMessage id="chat.delivery.retry" />
        </Button>
      )}
      {(state === 'failed' || state === 'uploading') && (
        <Button variant="quiet" size="small" className={styles.action} onClick={onDiscard}>
          <FormattedMessage id={state === 'failed' ? 'chat.delivery.discard' : 'chat.delivery.cancel'} />
        </Button>
      )}
    </div>
  );
}

function DeliveryText({
  state,
  progress,
  problem,
}: {
  state: DeliveryState;
  progress: number;
  problem: string | undefined;
}) {
  if (state === 'uploading')
    return <FormattedMessage id="chat.delivery.uploading" values={{ percent: Math.trunc(progress * 100) / 100 }} />;
  if (state === 'failed' && problem)
    return <FormattedMessage id="chat.delivery.failedWhy" values={{ reason: problem }} />;
  return <FormattedMessage id={`chat.delivery.${state}`} />;
}

function UploadProgress({ progress }: { progress: number }) {
  const intl = useIntl();
  return (
    <progress
      value={progress}
      max={1}
      className={styles.progress}
      aria-label={intl.formatMessage({ id: 'chat.delivery.uploading' }, { percent: progress })}
    />
  );
}
