import { WebSocket, type RawData } from 'ws';
import { boundedBody } from './backend-answer.ts';
import { FRAME_LIMIT, type ConnectChat } from './chat-bridge.ts';

/** Frames, and their characters, kept while the other backend's socket opens: a login, and what a page sends behind it. */
const MOST_WAITING = 50;
const LONGEST_WAITING = 2 * FRAME_LIMIT;
/** What may wait for a backend that reads more slowly than its people write (bytes). */
const BACKLOG_LIMIT = 4 * FRAME_LIMIT;
/** A frame of the other backend: a message with its people and product (bytes). */
const ANSWER_FRAME_LIMIT = 256 * 1024;
/** The answer that names the socket's address (bytes). */
const ADDRESS_LIMIT = 64 * 1024;
const DEADLINE_MS = 10_000;

/** Passes chat sockets on to another backend, which names its own address at `get_workerman_url`. */
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
  const answer = await fetch(new URL('/api/get_workerman_url', apiOrigin), {
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const { data } = (await new Response(boundedBody(answer, ADDRESS_LIMIT)).json()) as { data?: { chat?: unknown } };
  if (typeof data?.chat !== 'string' || !/^wss?:\/\//.test(data.chat)) throw new Error('it names no chat address');
  return data.chat;
}
