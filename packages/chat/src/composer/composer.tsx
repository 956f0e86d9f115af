'use client';

import { useFileDrop } from '@rider/ui/picture-files';
import { LONGEST_TEXT } from '@rider/api/chat';
import { Button } from '@rider/ui/button';
import { useStableCallback } from '@rider/ui/stable-callback';
import { useEffect, useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnnounce } from '../announcer/index.ts';
import type { ConversationClient } from '../core/index.ts';
import { emojiText } from '../emoji/index.ts';
import { addRecent, type RecentStorage } from '../emoji-picker/index.ts';
import { useChat } from '../provider/index.ts';
import * as styles from './composer.css.ts';
import type { Drafts } from './drafts.ts';
import { Editor } from './editor.tsx';
import { Footnote } from './footnote.tsx';
import { DropHint, PictureTray, rejectionMessage } from './picture-tray.tsx';
import { sendDraft, type SendProblem } from './send-draft.ts';
import { Toolbar } from './toolbar.tsx';
import { typeInto } from './type-into.ts';
import { useDraft } from './use-draft.ts';
import { usePictures, type Pictures } from './use-pictures.ts';

/** Imperative handle of the composer. */
export interface ComposerHandle {
  /** Inserts a text at the caret, as if typed. */
  insert(text: string): void;
  focus(): void;
}

/** Props of the composer. */
export interface ComposerProps {
  /** The conversation's client. */
  client: ConversationClient;
  /** Called by the "end" button; without it the button is absent. */
  onEnd?: (() => void) | undefined;
  /** More buttons for the toolbar. */
  actions?: ReactNode;
  /** Stores unsent drafts: `storedDrafts`. Without it drafts last as long as the client. */
  drafts?: Drafts | undefined;
  /** Stores recently used emoji; in memory when absent. */
  storage?: RecentStorage | undefined;
  /** The longest text that the server accepts. */
  maxLength?: number;
  /** The editor's methods for the host. */
  ref?: Ref<ComposerHandle>;
}

const inMemory = new Map<string, string>();
const pageStorage: RecentStorage = {
  getItem: (key) => inMemory.get(key) ?? null,
  setItem: (key, value) => void inMemory.set(key, value),
};

/** The message editor: text with emoji, pictures, and the end button. */
export function Composer(props: ComposerProps) {
  const { client, onEnd, actions, storage = pageStorage, maxLength = LONGEST_TEXT, ref } = props;
  const intl = useIntl();
  const footnoteId = useId();
  const { agent } = useChat(client);
  const area = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<SendProblem>();
  const { draft, pictures } = useComposerState(props, area);
  const { over, handlers } = useFileDrop((files) => void pictures.take(files));

  const excess = draft.text.trim().length - maxLength;
  const canSend = excess <= 0 && (draft.text.trim() !== '' || pictures.staged.length > 0);
  const insert = (text: string) => {
    if (area.current) typeInto(area.current, text);
  };
  useImperativeHandle(ref, () => ({ insert, focus: () => area.current?.focus() }));

  const write = (text: string) => {
    draft.setText(text);
    setProblem(undefined);
    if (text.trim() !== '') client.typing();
  };
  const send = () => {
    area.current?.focus();
    if (!canSend) return;
    const { isTextSent, problem: found } = sendDraft(client, draft);
    setProblem(found);
    // Removed through the editing command, so that undo restores it.
    if (isTextSent && area.current) typeInto(area.current, '', { start: 0, end: draft.text.length });
    if (!found) pictures.dismiss();
  };
  // By then the text has moved to the new agent.
  const isAssigned = problem === 'noAgent' && agent !== null;
  const sendPending = useStableCallback(send);
  useEffect(() => {
    // The client sends; the editor drops what the client accepted.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isAssigned) sendPending();
  }, [isAssigned, sendPending]);
  return (
    <div
      data-component="chat-composer"
      data-state={over ? 'over' : undefined}
      className={styles.composer}
      {...handlers}
    >
      <Toolbar
        storage={storage}
        actions={actions}
        onEnd={onEnd}
        onEmoji={(emoji) => insert(emojiText(emoji))}
        onFiles={(files) => void pictures.take(files).then(() => area.current?.focus())}
      />
      <PictureTray
        pictures={pictures.staged}
        rejections={pictures.rejections}
        onDismiss={() => {
          pictures.dismiss();
          area.current?.focus();
        }}
        onRemove={({ id }) => {
          pictures.remove(id);
          area.current?.focus();
        }}
      />
      <Editor
        area={area}
        text={draft.text}
        label={
          agent?.name
            ? intl.formatMessage({ id: 'chat.composer.labelTo' }, { name: agent.name })
            : intl.formatMessage({ id: 'chat.composer.label' })
        }
        describedBy={footnoteId}
        invalid={excess > 0}
        onText={write}
        onSend={send}
        onEmoji={(emoji) => void addRecent(storage, emoji)}
      />
      <div className={styles.foot}>
        <Footnote id={footnoteId} excess={excess} longest={maxLength} problem={problem} />
        <Button
          variant="primary"
          size="small"
          data-part="send"
          part="send"
          aria-disabled={!canSend || undefined}
          className={styles.send}
          onClick={send}
        >
          <FormattedMessage id="chat.composer.send" />
        </Button>
      </div>
      {over && <DropHint />}
    </div>
  );
}

/** The draft and the errors about it. */
function useComposerState({ client, drafts }: ComposerProps, area: React.RefObject<HTMLTextAreaElement | null>) {
  const intl = useIntl();
  const announce = useAnnounce();
  const draft = useDraft({
    client,
    drafts,
    area,
    onCarried: () => {
      const { name } = client.getSnapshot().agent ?? {};
      if (name) announce(intl.formatMessage({ id: 'chat.composer.carried' }, { name }));
    },
  });
  const pictures: Pictures = usePictures(draft, (accepted, rejected) => {
    const added = accepted.length > 0 && intl.formatMessage({ id: 'chat.pictures.added' }, { count: accepted.length });
    const messages = [added, ...rejected.map((each) => rejectionMessage(intl, each))].filter(Boolean);
    announce(messages.join(' '));
  });
  return { draft, pictures };
}
