'use client';

import { Button } from '@rider/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HistoryState } from '../core/index.ts';
import * as styles from './message-list.css.ts';

const TEXTS = {
  none: null,
  loading: 'chat.list.loading',
  partial: null,
  complete: 'chat.list.beginning',
  failed: 'chat.list.failed',
} as const satisfies Record<HistoryState, string | null>;

/** The top of the loaded history. Its height is constant, so that the messages below do not move. */
export function HistoryEdge({ history, onLoad }: { history: HistoryState; onLoad(): void }) {
  const intl = useIntl();
  const text = TEXTS[history];
  return (
    <div data-part="history" data-state={history} className={styles.edge}>
      {text && <span>{intl.formatMessage({ id: text })}</span>}
      {(history === 'partial' || history === 'failed') && (
        <Button variant="quiet" size="small" onClick={onLoad}>
          <FormattedMessage id={history === 'failed' ? 'chat.list.again' : 'chat.list.loadOlder'} />
        </Button>
      )}
    </div>
  );
}
