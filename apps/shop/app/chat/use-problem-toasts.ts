import type { ChatClient } from '@rider/chat/core';
import { notify } from '@rider/ui/toast';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** Shows what went wrong in the chat (R7.11): the server's words where it has some, else ours. */
export function useProblemToasts(client: ChatClient): void {
  const intl = useIntl();
  useEffect(() => {
    const stopProblems = client.on('problem', ({ kind, message }) => {
      if (kind === 'tip') notify({ message, tone: 'error' });
      else if (kind === 'connecting') notify({ message: intl.formatMessage({ id: 'shop.chat.connecting' }) });
      else notify({ message: intl.formatMessage({ id: `shop.chat.failed.${kind}` }) });
    });
    const stopConnection = client.on('connection', ({ state }) => {
      if (state === 'waiting') notify({ message: intl.formatMessage({ id: 'shop.chat.failed.connection' }) });
    });
    const stopSignedOut = client.on('signedOut', ({ message }) =>
      notify({ message: message || intl.formatMessage({ id: 'shop.chat.signedOut' }) }),
    );
    return () => {
      stopProblems();
      stopConnection();
      stopSignedOut();
    };
  }, [client, intl]);
}
