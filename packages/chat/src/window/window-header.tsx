'use client';

import { Avatar } from '@rider/ui/avatar';
import { Heading } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AgentSwitcher, Presence } from '../agent-switcher/index.ts';
import type { WindowClient } from '../core/index.ts';
import { GlyphButton } from '../glyph/index.ts';
import { useChat } from '../provider/index.ts';
import * as styles from './chat-window.css.ts';

/** Props of the header. */
export interface WindowHeaderProps {
  /** The conversation's client. */
  client: WindowClient;
  /** Buttons of the host, e.g. for the transcript. */
  tools?: ReactNode;
  /** Called to enlarge it; without it there is no enlarge button. */
  onExpand?: (() => void) | undefined;
  /** Called to close it; without it there is no close button. */
  onClose?: (() => void) | undefined;
}

/** The agent's name and the window's buttons. */
export function WindowHeader({ client, tools, onExpand, onClose }: WindowHeaderProps) {
  const intl = useIntl();
  const { agent, agents, muted } = useChat(client);
  const online = agents.find(({ uid }) => uid === agent?.uid)?.online ?? null;
  const name = (
    <span className={styles.clipped} dir="auto">
      {agent?.name || intl.formatMessage({ id: 'chat.window.service' })}
    </span>
  );
  return (
    // Not a header element: in a dialog that would be a second banner of the page.
    <div data-part="header" part="header" className={styles.header}>
      <Avatar name={agent?.name ?? ''} picture={agent?.avatar} />
      <div className={styles.who}>
        <Heading level={2} size="large" className={styles.agentName}>
          {agents.length > 1 ? (
            <AgentSwitcher agents={agents} value={agent?.uid} onValueChange={(uid) => client.selectAgent(uid)}>
              {name}
            </AgentSwitcher>
          ) : (
            name
          )}
        </Heading>
        <Presence online={online} />
      </div>
      <div className={styles.tools}>
        {tools}
        <GlyphButton
          glyph={muted ? 'muted' : 'sound'}
          label={intl.formatMessage({ id: 'chat.window.mute' })}
          aria-pressed={muted}
          onClick={() => client.setMuted(!muted)}
        />
        {onExpand && (
          <GlyphButton
            glyph="expand"
            label={intl.formatMessage({ id: 'chat.window.expand' })}
            className={styles.expand}
            onClick={onExpand}
          />
        )}
        {onClose && (
          <GlyphButton glyph="close" label={intl.formatMessage({ id: 'chat.window.close' })} onClick={onClose} />
        )}
      </div>
    </div>
  );
}
