'use client';

import { FormattedMessage } from 'react-intl';
import type { ConversationClient } from '../core/index.ts';
import { useChat } from '../provider/index.ts';
import * as styles from './message-list.css.ts';

/** Shows that the other side is typing. Always rendered, to avoid layout shifts; not announced. */
export function TypingLine({ client }: { client: ConversationClient }) {
  const { agentTyping, agent } = useChat(client);
  return (
    <div data-part="typing" data-state={agentTyping ? 'writing' : 'still'} className={styles.typing}>
      {agentTyping && (
        <>
          <span aria-hidden className={styles.dots}>
            <span className={styles.dot} />
            <span className={styles.dot} />
            <span className={styles.dot} />
          </span>
          <FormattedMessage id="chat.list.typing" values={{ name: agent?.name ?? '' }} />
        </>
      )}
    </div>
  );
}
