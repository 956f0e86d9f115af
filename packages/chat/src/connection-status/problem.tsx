'use client';

import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatEvents, ChatSnapshot, ConversationClient } from '../core/index.ts';
import { GlyphButton } from '../glyph/index.ts';
import { useChat } from '../provider/index.ts';
import * as styles from './connection-status.css.ts';

type ProblemEvent = ChatEvents['problem'];

/** The last problem, with the server's message if there is one; shown until closed or resolved. */
export function Problem({ client }: { client: ConversationClient }) {
  const intl = useIntl();
  const snapshot = useChat(client);
  const [problem, setProblem] = useState<ProblemEvent>();
  useEffect(() => {
    const stops = [
      client.on('problem', setProblem),
      // The outbox has been sent.
      client.on('connection', ({ state }) => {
        if (state === 'online') setProblem((last) => (last?.kind === 'tip' ? last : undefined));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return (
    <div role="alert" data-component="chat-problem" data-state={problem?.kind ?? 'none'}>
      {problem && problem.kind !== 'announcement' && isStillRelevant(problem, snapshot) && (
        <div className={styles.warning}>
          <span>
            {problem.kind === 'tip' ? problem.message : <FormattedMessage id={`chat.problem.${problem.kind}`} />}
          </span>
          <GlyphButton
            glyph="close"
            label={intl.formatMessage({ id: 'chat.problem.close' })}
            onClick={() => setProblem(undefined)}
          />
        </div>
      )}
    </div>
  );
}

/** Whether to show a problem: not a load that succeeded in the meantime, an empty tip, or an offline agent, which is shown elsewhere. */
function isStillRelevant({ kind, message }: ProblemEvent, { history, agentAvailable }: ChatSnapshot): boolean {
  if (kind === 'records') return history === 'failed' && agentAvailable;
  return kind !== 'tip' || message !== '';
}
