'use client';

import { FormattedMessage } from 'react-intl';
import type { ConversationClient } from '../core/index.ts';
import { useChat } from '../provider/index.ts';
import * as styles from './message-list.css.ts';

/** Says that the other side is typing. It is always rendered, so that nothing moves, and is not announced. */
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
