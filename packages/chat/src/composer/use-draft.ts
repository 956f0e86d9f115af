'use client';

import { useStableCallback } from '@rider/ui/stable-callback';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ConversationClient } from '../core/index.ts';
import { focusedElement } from '../provider/focused-element.ts';
import { useChat } from '../provider/index.ts';
import { memoryDrafts, type Drafts, type StagedPicture } from './drafts.ts';

/** Drafts per client, for hosts that pass none. */
const ofClients = new WeakMap<ConversationClient, Drafts>();

function draftsOf(client: ConversationClient): Drafts {
  const known = ofClients.get(client) ?? memoryDrafts();
  ofClients.set(client, known);
  return known;
}

/** The draft for an agent. */
export interface Draft {
  agentUid: string;
  text: string;
  setText(text: string): void;
  pictures: readonly StagedPicture[];
  /** The agent the pictures were chosen for, which may have changed since. */
  changePictures(agentUid: string, change: (pictures: readonly StagedPicture[]) => readonly StagedPicture[]): void;
}

/** Text and pictures of the unsent message, per agent. */
export function useDraft(options: {
  client: ConversationClient;
  drafts: Drafts | undefined;
  area: RefObject<HTMLTextAreaElement | null>;
  onCarried(): void;
}): Draft {
  const { client, area, onCarried } = options;
  const drafts = options.drafts ?? draftsOf(client);
  const agentUid = useChat(client).agent?.uid ?? '';
  const [shown, setShown] = useState(() => ({ client, agentUid, text: drafts.read(agentUid) }));
  const [pictures, setPictures] = useState(() => drafts.pictures(agentUid));
  const latest = useRef(shown);

  const show = (text: string) => {
    latest.current = { client, agentUid, text };
    drafts.write(agentUid, text);
    setShown(latest.current);
  };
  const follow = useStableCallback((now: ConversationClient, uid: string) => {
    const before = latest.current;
    if (before.agentUid === uid && before.client === now) return;
    const saved = drafts.read(agentUid);
    const staged = drafts.pictures(before.agentUid);
    // While the buyer writes, an agent change is a handover: the draft moves along. Otherwise each agent has its own draft.
    const isWriting = area.current !== null && focusedElement() === area.current;
    const isHandedOver = before.client === client && (before.agentUid === '' || isWriting);
    if (isHandedOver && (before.text.trim() !== '' || staged.length > 0)) {
      drafts.write(before.agentUid, '');
      drafts.setPictures(before.agentUid, []);
      drafts.setPictures(agentUid, [...drafts.pictures(agentUid), ...staged]);
      show(saved === '' ? before.text : `${saved}\n${before.text}`);
      if (before.agentUid !== '') onCarried();
    } else show(saved);
    setPictures(drafts.pictures(agentUid));
  });
  // In a layout effect, before the next keystroke.
  useLayoutEffect(() => follow(client, agentUid), [client, agentUid, follow]);
  return {
    agentUid,
    text: shown.text,
    setText: show,
    pictures,
    changePictures: (of, change) => {
      drafts.setPictures(of, change(drafts.pictures(of)));
      if (of === latest.current.agentUid) setPictures(drafts.pictures(of));
    },
  };
}
