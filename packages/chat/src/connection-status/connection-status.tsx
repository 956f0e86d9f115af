'use client';

import { Button } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChatSnapshot, ConversationClient } from '../core/index.ts';
import { useChat, useChatSettings } from '../provider/index.ts';
import * as styles from './connection-status.css.ts';
import { Problem } from './problem.tsx';

/** The status line; null when there is nothing to say. */
type LineState = 'signed-out' | 'offline' | 'lost' | 'failed' | 'connecting' | null;

/** A first connection faster than this shows no text. */
const PATIENCE_MS = 1_000;

/** Shows the connection's state when it is not online, and the last problem. */
export function ConnectionStatus({
  client,
}: {
  /** The conversation's client. */
  client: ConversationClient;
}) {
  const snapshot = useChat(client);
  const isOffline = useOffline();
  const isSlow = useSlowness(snapshot.connection);
  const state = stateOf(snapshot, isOffline, isSlow);
  return (
    <>
      <div role="status" data-component="chat-connection-status" data-state={state ?? 'fine'} className={styles.status}>
        {state && (
          <div className={state === 'signed-out' ? styles.warning : styles.strip}>
            <Words state={state} />
            {(state === 'lost' || state === 'failed') && snapshot.connection === 'waiting' && (
              <Button variant="quiet" size="small" className={styles.action} onClick={() => client.reconnect()}>
                <FormattedMessage id="chat.connection.now" />
              </Button>
            )}
          </div>
        )}
      </div>
      <Problem client={client} />
    </>
  );
}

function stateOf(snapshot: ChatSnapshot, isOffline: boolean, isSlow: boolean): LineState {
  const { connection, signedOut, wasOnline } = snapshot;
  if (signedOut) return 'signed-out';
  if (connection === 'online' || connection === 'idle' || connection === 'stopped') return null;
  if (isOffline) return 'offline';
  if (wasOnline) return 'lost';
  if (connection === 'waiting') return 'failed';
  return isSlow ? 'connecting' : null;
}

function Words({ state }: { state: NonNullable<LineState> }) {
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

/** Whether the state has lasted for a while. */
function useSlowness(state: ChatSnapshot['connection']): boolean {
  const isOpening = state === 'connecting' || state === 'authenticating';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isOpening) return undefined;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOpening]);
  return isSlow;
}
