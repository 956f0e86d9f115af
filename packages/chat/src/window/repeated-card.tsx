'use client';

import { Button } from '@rider/ui/button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WindowClient } from '../core/index.ts';
import { GlyphButton } from '../glyph/index.ts';
import { useChat } from '../provider/index.ts';
import * as styles from './chat-window.css.ts';

/** Props of a repeated card. */
export interface RepeatedCardProps {
  client: WindowClient;
  /** Called after either button, which then unmounts. */
  onDone(): void;
}

/** Reports that the requested card is already in the conversation, and sends it again on demand. */
export function RepeatedCard({ client, onDone }: RepeatedCardProps) {
  const intl = useIntl();
  const { repeatedCard } = useChat(client);
  return (
    <div role="status" data-component="chat-repeated-card">
      {repeatedCard && (
        <div className={styles.repeatedCard}>
          <span className={styles.repeatedWords}>
            <FormattedMessage id={`chat.repeated.${repeatedCard.kind}`} />
          </span>
          <Button
            variant="quiet"
            size="small"
            className={styles.again}
            onClick={() => {
              client.repeatCard();
              onDone();
            }}
          >
            <FormattedMessage id="chat.repeated.send" />
          </Button>
          <GlyphButton
            glyph="close"
            label={intl.formatMessage({ id: 'chat.problem.close' })}
            onClick={() => {
              client.dropCard();
              onDone();
            }}
          />
        </div>
      )}
    </div>
  );
}
