'use client';

import { Button } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatSnapshot, ConversationClient } from '../core/index.ts';
import { useChat, useChatSettings } from '../provider/index.ts';
import * as styles from './connection-status.css.ts';
import { Problem } from './problem.tsx';

/** The status to show; null for none. */
type ShownState = 'signed-out' | 'offline' | 'lost' | 'failed' | 'connecting' | null;

/** A first connection faster than this shows no text. */
const PATIENCE_MS = 1_000;
/** Time without a connection (ms), e.g. behind a proxy that blocks WebSockets, after which other ways of contact are shown. */
const UNREACHABLE_MS = 60_000;

/** Shows the connection's state when it is not online, and the last problem. */
export function ConnectionStatus({
  client,
  contact,
}: {
  /** The conversation's client. */
  client: ConversationClient;
  /** Other ways of contact, shown after a minute without a connection. */
  contact?: ReactNode;
}) {
  const snapshot = useChat(client);
  const isOffline = useOffline();
  const isSlow = useLasting(OPENING.has(snapshot.connection), PATIENCE_MS);
  const isUnreachable = useLasting(TRYING.has(snapshot.connection), UNREACHABLE_MS);
  const state = stateOf(snapshot, isOffline, isSlow);
  return (
    <>
      <div role="status" data-component="chat-connection-status" data-state={state ?? 'fine'} className={styles.status}>
        {state && (
          <div className={state === 'signed-out' ? styles.warning : styles.strip}>
            <StatusText state={state} />
            {(state === 'lost' || state === 'failed') && snapshot.connection === 'waiting' && (
              <Button variant="quiet" size="small" className={styles.action} onClick={() => client.reconnect()}>
                <FormattedMessage id="chat.connection.now" />
              </Button>
            )}
          </div>
        )}
        {isUnreachable && contact !== undefined && (
          <div className={styles.instead}>
            <FormattedMessage id="chat.connection.instead" />
            {contact}
          </div>
        )}
      </div>
      <Problem client={client} />
    </>
  );
}

function stateOf(snapshot: ChatSnapshot, isOffline: boolean, isSlow: boolean): ShownState {
  const { connection, signedOut, wasOnline } = snapshot;
  if (signedOut) return 'signed-out';
  if (connection === 'online' || connection === 'idle' || connection === 'stopped') return null;
  if (isOffline) return 'offline';
  if (wasOnline) return 'lost';
  if (connection === 'waiting') return 'failed';
  return isSlow ? 'connecting' : null;
}

function StatusText({ state }: { state: NonNullable<ShownState> }) {
  const { signInHref } = useChatSettings();
  if (state !== 'signed-out')
    return (
      <span>
        <FormattedMessage id={`chat.connection.${state}`} />
      </span>
    );
  return (
    <>
      <span>
        <FormattedMessage id="chat.connection.signedOut" />
      </span>
      {signInHref !== undefined && (
        <Link href={signInHref} className={styles.link}>
          <FormattedMessage id="chat.connection.signIn" />
        </Link>
      )}
    </>
  );
}

function useOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      globalThis.addEventListener('online', listener);
      globalThis.addEventListener('offline', listener);
      return () => {
        globalThis.removeEventListener('online', listener);
        globalThis.removeEventListener('offline', listener);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}

const OPENING = new Set<ChatSnapshot['connection']>(['connecting', 'authenticating']);
const TRYING = new Set<ChatSnapshot['connection']>([...OPENING, 'waiting']);

/** Whether a condition has been true for `milliseconds`. */
function useLasting(holds: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [holds, milliseconds]);
  return lasts;
}
