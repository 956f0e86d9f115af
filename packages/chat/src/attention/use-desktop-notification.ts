'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationClient } from '../core/index.ts';
import { useWordsOf } from '../message/index.ts';

const KEY = 'rider-chat:notify';

/** `unsupported` by the browser · `denied` by the person, and only the browser's settings change that · `off` · `on` */
export type NotificationState = 'unsupported' | 'denied' | 'off' | 'on';

/** What the notifications take. */
export interface DesktopNotificationOptions {
  /** Keeps that they are on. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Called when one was clicked, after the tab came to the front: open the window. */
  onOpen(): void;
}

/** Notifications, and how to turn them on and off. */
export interface DesktopNotification {
  state: NotificationState;
  /** Asks the person; call it from a click only, and never unasked. */
  turnOn(): Promise<void>;
  turnOff(): void;
}

/** As last asked: each question goes to another process, and a window that is being drawn would wait for the answer. */
let permission: NotificationPermission | undefined;

function stateNow(storage: DesktopNotificationOptions['storage']): NotificationState {
  if (typeof Notification === 'undefined') return 'unsupported';
  permission ??= Notification.permission;
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && storage.getItem(KEY) === '1' ? 'on' : 'off';
}

const listeners = new Set<() => void>();
let watching: Promise<void> | undefined;

function tellAll(): void {
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  watching ??= watchPermission();
  return () => listeners.delete(listener);
}

/** Whatever the person changes in the browser's own settings is seen at once, where the browser tells. */
async function watchPermission(): Promise<void> {
  const status = await navigator.permissions?.query({ name: 'notifications' });
  status?.addEventListener('change', () => {
    permission = undefined;
    tellAll();
  });
}

const onServer = (): NotificationState => 'unsupported';

/** Tells of messages on the desktop while the conversation is not looked at. Off until the person turns it on. */
export function useDesktopNotification(
  client: Pick<ConversationClient, 'on' | 'getSnapshot'>,
  { storage, onOpen }: DesktopNotificationOptions,
): DesktopNotification {
  const intl = useIntl();
  const wordsOf = useWordsOf();
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
    tellAll();
  }, [storage]);
  const turnOff = useCallback(() => {
    storage.setItem(KEY, '0');
    tellAll();
  }, [storage]);
  return { state, turnOn, turnOff };
}

/** One per sender: a newer one takes the place of the older. */
function show({ title, body, tag, onOpen }: { title: string; body: string; tag: string; onOpen: () => void }): void {
  try {
    const notification = new Notification(title, { body, tag });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      onOpen();
    });
  } catch (error) {
    // Phones have the interface, but allow it to service workers only.
    if (!(error instanceof TypeError)) throw error;
  }
}
