import { getSocketAddress } from '../../packages/api/src/chat/index.ts';
import { createApi } from '../../packages/api/src/index.ts';
import type { ConnectChat } from './conversation.ts';

/** Opens the chat of the backend at an origin, at the address that the backend names. Rejects where it does not open. */
export function openSocket(origin: string): ConnectChat {
  return async (hear) => {
    const api = createApi({ baseUrl: new URL('/api', origin).href, locale: 'en-US' });
    const socket = new WebSocket(await getSocketAddress(api));
    socket.addEventListener('message', ({ data }) => hear(String(data)));
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`${socket.url} does not open`)));
    });
    return socket;
  };
}
