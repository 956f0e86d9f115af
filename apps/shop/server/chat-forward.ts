import { WebSocket } from 'ws';
import type { ConnectChat } from './chat-bridge.ts';

/** Frames kept while the other backend's socket opens. */
const MOST_WAITING = 50;
const DEADLINE_MS = 10_000;

/** Passes chat sockets on to another backend, which names its own address at `get_workerman_url`. */
export function forwardChat(apiOrigin: string): ConnectChat {
  return (line) => {
    let upstream: WebSocket | undefined;
    let left = false;
    let waiting: string[] = [];
    const close = (error?: unknown) => {
      if (error) console.error(`${apiOrigin} does not take the chat:`, error instanceof Error ? error.message : error);
      line.close();
      upstream?.close();
    };
    addressOf(apiOrigin).then((address) => {
      if (left) return;
      upstream = new WebSocket(address, { handshakeTimeout: DEADLINE_MS });
      upstream.on('open', () => {
        for (const text of waiting) upstream?.send(text);
        waiting = [];
      });
      upstream.on('message', (data) => line.send((data as Buffer).toString('utf8')));
      upstream.on('error', close);
      upstream.on('close', () => line.close());
    }, close);
    return {
      message: (text) => {
        if (upstream?.readyState === WebSocket.OPEN) upstream.send(text);
        else if (waiting.length < MOST_WAITING) waiting.push(text);
        else close();
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
  const { data } = (await answer.json()) as { data?: { chat?: unknown } };
  if (typeof data?.chat !== 'string' || !/^wss?:\/\//.test(data.chat)) throw new Error('it names no chat address');
  return data.chat;
}
