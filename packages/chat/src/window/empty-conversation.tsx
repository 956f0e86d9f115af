'use client';

import { Button } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatSnapshot, ConversationClient } from '../core/index.ts';
import { useChat } from '../provider/index.ts';
import * as styles from './chat-window.css.ts';

const STARTERS = ['chat.empty.stock', 'chat.empty.delivery', 'chat.empty.quote'] as const;

/** Props of the empty conversation. */
export interface EmptyConversationProps {
  client: ConversationClient;
  /** Other ways of contact, shown while no agent is online. */
  contact?: ReactNode;
}

/** Shown before the first message: conversation starters, or that no agent is online. */
export function EmptyConversation({ client, contact }: EmptyConversationProps) {
  const snapshot = useChat(client);
  if (isNobodyOnline(snapshot))
    return (
      <EmptyState
        icon="clock"
        title={<FormattedMessage id="chat.away.title" />}
        headingLevel={3}
        actions={contact}
        data-state="away"
        className={styles.empty}
      >
        <FormattedMessage id="chat.away.text" />
      </EmptyState>
    );
  return (
    <EmptyState
      icon="chat"
      title={<FormattedMessage id="chat.empty.title" />}
      headingLevel={3}
      actions={<ConversationStarters client={client} />}
      data-state="ready"
      className={styles.empty}
    >
      <FormattedMessage id="chat.empty.text" />
    </EmptyState>
  );
}

/** The server reports it when it cannot choose an agent, and so does the list of agents. */
function isNobodyOnline({ agentAvailable, agents }: ChatSnapshot): boolean {
  return !agentAvailable || (agents.length > 0 && agents.every(({ online }) => online === false));
}

function ConversationStarters({ client }: { client: ConversationClient }) {
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'chat.empty.suggestions' })} className={styles.firstWords}>
      {STARTERS.map((id) => (
        <Button key={id} size="small" onClick={() => client.sendText(intl.formatMessage({ id }))}>
          <FormattedMessage id={id} />
        </Button>
      ))}
    </div>
  );
}
