'use client';

import { Button } from '@rider/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OutboxState } from '../core/index.ts';
import { Glyph, type GlyphName } from '../glyph/index.ts';
import * as styles from './delivery.css.ts';

/** How far an own message has come. `read` only where the server tells. */
export type DeliveryState = OutboxState | 'sent' | 'read';

/** What the delivery line takes. */
export interface DeliveryProps {
  state: DeliveryState;
  /** Uploaded fraction of a picture. */
  progress?: number | undefined;
  /** Why it was refused, in the words of who refused it. */
  problem?: string | undefined;
  onRetry?: (() => void) | undefined;
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

/** Under an own message: how far it has come, and what can be done where it is stuck (R7.12). */
export function Delivery({ state, progress = 0, problem, onRetry, onDiscard }: DeliveryProps) {
  return (
    <div data-component="chat-delivery" data-state={state} className={styles.delivery}>
      <span className={state === 'failed' ? styles.failed : styles.state}>
        <Glyph name={glyphs[state]} size="small" />
        <Words state={state} progress={progress} problem={problem} />
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

function Words({ state, progress, problem }: { state: DeliveryState; progress: number; problem: string | undefined }) {
  if (state === 'uploading')
    return <FormattedMessage id="chat.delivery.uploading" values={{ percent: Math.floor(progress * 100) / 100 }} />;
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
