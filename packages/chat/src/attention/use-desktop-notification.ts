'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationClient } from '../core/index.ts';
import { useContentText } from '../message/index.ts';

const KEY = 'rider-chat:notify';

/** `unsupported`: by the browser · `denied`: by the user; only the browser's settings can change that · `off` · `on` */
export type NotificationState = 'unsupported' | 'denied' | 'off' | 'on';

/** Options of the notifications. */
export interface DesktopNotificationOptions {
  /** Stores whether they are on. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Called after a notification is clicked and the tab is in front: open the window. */
  onOpen(): void;
}

/** State of the notifications and how to switch them. */
export interface DesktopNotification {
  state: NotificationState;
  /** Requests permission; call it from a click handler only. */
  turnOn(): Promise<void>;
  turnOff(): void;
}

/** Cached, because reading the permission is a synchronous call to another process, which would delay rendering. */
let permission: NotificationPermission | undefined;

function stateNow(storage: DesktopNotificationOptions['storage']): NotificationState {
  if (typeof Notification === 'undefined') return 'unsupported';
  permission ??= Notification.permission;
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && storage.getItem(KEY) === '1' ? 'on' : 'off';
}

const listeners = new Set<() => void>();
let watching: Promise<void> | undefined;

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  watching ??= watchPermission();
  return () => listeners.delete(listener);
}

/** Follows changes in the browser's settings, where the browser reports them. */
async function watchPermission(): Promise<void> {
  const status = await navigator.permissions?.query({ name: 'notifications' });
  status?.addEventListener('change', () => {
    permission = undefined;
    notifyAll();
  });
}

const onServer = (): NotificationState => 'unsupported';

/** Shows desktop notifications of messages while the conversation is not visible. Off until the user turns it on. */
export function useDesktopNotification(
  client: Pick<ConversationClient, 'on' | 'getSnapshot'>,
  { storage, onOpen }: DesktopNotificationOptions,
): DesktopNotification {
  const intl = useIntl();
  const wordsOf = useContentText();
  const state = useSyncExternalStore(listen, () => stateNow(storage), onServer);

  useEffect(() => {
    if (state !== 'on') return undefined;
    return client.on('received', ({ message, leads }) => {
      const { open, inSight, muted, agent } = client.getSnapshot();
      if (!leads || muted || (open && inSight)) return;
      const name = message.name || agent?.name || intl.formatMessage({ id: 'chat.message.someone' });
      show({
        title: intl.formatMessage({ id: 'chat.attention.from' }, { name }),
        body: wordsOf(message.content),
        tag: `rider-chat:${message.fromUid}`,
        onOpen,
      });
    });
  }, [client, state, intl, wordsOf, onOpen]);

  const turnOn = useCallback(async () => {
    if (typeof Notification === 'undefined') return;
    const answer = await Notification.requestPermission();
    permission = answer;
    if (answer === 'granted') storage.setItem(KEY, '1');
    notifyAll();
  }, [storage]);
  const turnOff = useCallback(() => {
    storage.setItem(KEY, '0');
    notifyAll();
  }, [storage]);
  return { state, turnOn, turnOff };
}

/** One notification per sender; a newer one replaces it. */
function show({ title, body, tag, onOpen }: { title: string; body: string; tag: string; onOpen: () => void }): void {
  try {
    const notification = new Notification(title, { body, tag });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      onOpen();
    });
  } catch (error) {
    // Phones have the constructor but allow it in service workers only.
    if (!(error instanceof TypeError)) throw error;
  }
}
