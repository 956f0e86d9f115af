import { createApi } from '@rider/api/transport';
import { getSocketAddress } from '@rider/api/chat';
import { FALLBACK_LOCALE } from '@rider/model/locale';
import { WebSocket, type RawData } from 'ws';
import { boundedBody } from '../backend/backend-answer.ts';
import { FRAME_LIMIT, type ConnectChat } from './chat-bridge.ts';

/** Maximum frames, and their total characters, queued while the other backend's socket opens: a login, and what a page sends after it. */
const MOST_WAITING = 50;
const LONGEST_WAITING = 2 * FRAME_LIMIT;
/** Limit of unsent data for a backend that reads too slowly (bytes). */
const BACKLOG_LIMIT = 4 * FRAME_LIMIT;
/** Maximum frame of the other backend: a message with its people and product (bytes). */
const ANSWER_FRAME_LIMIT = 256 * 1024;
/** Maximum answer with the socket's address (bytes). */
const ADDRESS_LIMIT = 64 * 1024;
const DEADLINE_MS = 10_000;

/** Forwards chat sockets to another backend, at the address that its call returns. */
export function forwardChat(apiOrigin: string): ConnectChat {
  return (line) => {
    let upstream: WebSocket | undefined;
    let left = false;
    let waiting: string[] = [];
    let waitingLength = 0;
    const close = (error?: unknown) => {
      if (error && !left)
        console.error(`${apiOrigin} does not take the chat:`, error instanceof Error ? error.message : error);
      left = true;
      waiting = [];
      line.close();
      upstream?.terminate();
    };
    addressOf(apiOrigin)
      .then((address) => {
        if (left) return;
        upstream = new WebSocket(address, {
          handshakeTimeout: DEADLINE_MS,
          maxPayload: ANSWER_FRAME_LIMIT,
          perMessageDeflate: false,
        });
        upstream.on('error', close);
        upstream.on('open', () => {
          for (const text of waiting) upstream?.send(text);
          waiting = [];
        });
        upstream.on('message', (data: RawData) => line.send((data as Buffer).toString('utf8')));
        upstream.on('close', () => line.close());
      })
      .catch(close);
    return {
      message: (text) => {
        if (upstream?.readyState === WebSocket.OPEN) {
          if (upstream.bufferedAmount > BACKLOG_LIMIT) close(new Error('it does not read what it is sent'));
          else upstream.send(text);
          return;
        }
        waitingLength += text.length;
        if (left || waiting.length >= MOST_WAITING || waitingLength > LONGEST_WAITING) close();
        else waiting.push(text);
      },
      closed: () => {
        left = true;
        upstream?.close();
      },
    };
  };
}

async function addressOf(apiOrigin: string): Promise<string> {
  const api = createApi({
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      return new Response(boundedBody(answer, ADDRESS_LIMIT), answer);
    },
    baseUrl: `${apiOrigin}/api`,
    locale: FALLBACK_LOCALE,
    timeoutMs: DEADLINE_MS,
  });
  const address = await getSocketAddress(api);
  if (!/^wss?:\/\//.test(address)) throw new Error('it names no chat address');
  return address;
}
