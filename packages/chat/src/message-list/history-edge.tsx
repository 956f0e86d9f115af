'use client';

import { Button } from '@rider/ui/button';
import { FormattedMessage } from 'react-intl';
import type { HistoryState } from '../core/index.ts';
import * as styles from './message-list.css.ts';

/** The top of the loaded history. Its height is constant, so that the messages below do not move. */
export function HistoryEdge({ history, onLoad }: { history: HistoryState; onLoad(): void }) {
  return (
    <div data-part="history" data-state={history} className={styles.edge}>
      {history === 'complete' && <FormattedMessage id="chat.list.beginning" />}
      {history === 'loading' && <FormattedMessage id="chat.list.loading" />}
      {history === 'failed' && <FormattedMessage id="chat.list.failed" />}
      {(history === 'partial' || history === 'failed') && (
        <Button variant="quiet" size="small" onClick={onLoad}>
          <FormattedMessage id={history === 'failed' ? 'chat.list.again' : 'chat.list.loadOlder'} />
        </Button>
      )}
    </div>
  );
}
