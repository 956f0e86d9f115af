'use client';

import { classNames } from '@rider/ui/class-names';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Conversation } from '../conversation/index.ts';
import { AnnouncementPane } from '../announcement-pane/index.ts';
import { usePart, type LoadPart } from '../lazy-part/index.ts';
import { useChat } from '../provider/index.ts';
import * as styles from './chat-window.css.ts';
import { EmptyConversation } from './empty-conversation.tsx';
import type { EndDialogProps } from './end-dialog.tsx';
import type { OpeningNoticeProps } from './opening-notice.tsx';
import { RepeatedCard } from './repeated-card.tsx';
import { focusEditorOf, useFocusReturn } from './use-focus-return.ts';
import { WindowHeader, type WindowHeaderProps } from './window-header.tsx';

// Loaded when used.
const loadEndDialog: LoadPart<EndDialogProps> = () => import('./end-dialog.tsx');
const loadOpeningNotice: LoadPart<OpeningNoticeProps> = () => import('./opening-notice.tsx');

/** Props of the window. */
export interface ChatWindowProps extends WindowHeaderProps {
  /**
   * `popup` floats over the page at 730 × 654 px; `full` fills its container.
   * @default popup
   */
  variant?: 'popup' | 'full';
  /** The agent to talk to; the server chooses when absent. */
  agentUid?: string | undefined;
  /** Other ways of contact, shown while no agent is online, and after a minute without a connection. */
  contact?: ReactNode;
  /** Renders the message editor; receives the handler of its end button. */
  renderComposer: (onEnd: () => void) => ReactNode;
}

/** The buyer's chat; opens the conversation while mounted. */
export function ChatWindow(props: ChatWindowProps) {
  const { client, variant = 'popup', agentUid, contact, renderComposer, onClose } = props;
  const intl = useIntl();
  const { agent, agents, announcement, emailsReplies, opensAt } = useChat(client);
  const [isEnding, setEnding] = useState(false);
  const EndDialog = usePart(isEnding, loadEndDialog);
  const isAgentOnline = agents.some(({ uid, online }) => uid === agent?.uid && online);
  const OpeningNotice = usePart(opensAt !== null && !isAgentOnline, loadOpeningNotice);
  useEffect(() => {
    void client.open(agentUid);
    return () => client.close();
  }, [client, agentUid]);
  const ref = useFocusReturn();
  // The pressed button unmounts, so the focus is moved first.
  const toEditor = () => {
    if (ref.current) focusEditorOf(ref.current);
  };
  const dismissAnnouncement = () => {
    client.dismissAnnouncement();
    toEditor();
  };
  const name = agent?.name || intl.formatMessage({ id: 'chat.window.service' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes wherever in it the focus is
    <section
      ref={ref}
      role={variant === 'popup' ? 'dialog' : undefined}
      aria-label={intl.formatMessage({ id: 'chat.window.label' }, { name })}
      tabIndex={-1}
      data-component="chat-window"
      part="window"
      data-variant={variant}
      className={classNames(styles.window, styles.variant[variant])}
      onKeyDown={(event) => {
        if (onClose && isForTheWindow(event)) onClose();
      }}
    >
      <WindowHeader client={client} tools={props.tools} onExpand={props.onExpand} onClose={onClose} />
      <div className={styles.body}>
        <div className={styles.main}>
          <AnnouncementPane html={announcement} variant="strip" onDismiss={dismissAnnouncement} />
          {OpeningNotice && opensAt !== null && <OpeningNotice opensAt={opensAt} emailsReplies={emailsReplies} />}
          <Conversation
            client={client}
            contact={contact}
            empty={<EmptyConversation client={client} contact={contact} />}
            composer={
              <>
                <RepeatedCard client={client} onDone={toEditor} />
                {renderComposer(() => setEnding(true))}
              </>
            }
          />
        </div>
        <AnnouncementPane html={announcement} variant="side" onDismiss={dismissAnnouncement} />
      </div>
      {EndDialog && (
        <EndDialog
          onConfirm={() => client.sendText(intl.formatMessage({ id: 'chat.end.message' }))}
          onClose={() => setEnding(false)}
        />
      )}
    </section>
  );
}

/** Escape closes popovers inside the window first, and before that ends a composition. */
function isForTheWindow({ key, defaultPrevented, nativeEvent, target, currentTarget }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented || nativeEvent.isComposing) return false;
  const isInDialog = target instanceof Element && target.closest('dialog') !== null;
  return !isInDialog && currentTarget.querySelector('[popover][data-state="open"]') === null;
}
