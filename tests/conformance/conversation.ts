import {
  ApiError,
  createApi,
  getSocketAddress,
  readFrame,
  writeFrame,
  type ClientFrame,
  type ServerFrame,
} from '../../packages/api/src/index.ts';
import { about, type Steps } from './steps.ts';

/** The chat's socket, open. */
export interface ChatLine {
  send(text: string): void;
  close(): void;
}

/** Opens the chat's socket; `receive` is called with each frame. */
export type ConnectChat = (receive: (text: string) => void) => Promise<ChatLine>;

/** How long a frame's answer may take (ms). */
const TIME_LIMIT = 10_000;

/** The buyer's message to an agent; it stays in their conversation. */
const GREETING = 'Conformance run';

/** Steps of a conversation over the socket: signing in, turning to an agent, a message and its echo. Each waits for its answer. */
export function conversation(connectChat: ConnectChat, token: string): { steps: Steps; close: () => void } {
  let line: ChatLine | undefined;
  let receive: (frame: ServerFrame) => void = () => undefined;
  const opened = async (): Promise<ChatLine> =>
    (line ??= await connectChat((text) => {
      const frame = readFrame(text);
      if (frame) receive(frame);
    }));
  const answered = async (sent: ClientFrame, isAnswer: (frame: ServerFrame) => boolean): Promise<void> => {
    const open = await opened();
    await new Promise<void>((resolve, reject) => {
      const timeout = setTimeout(() => reject(new ApiError('timeout', `${sent.type} was not answered`)), TIME_LIMIT);
      receive = (frame) => {
        if (!isAnswer(frame)) return;
        clearTimeout(timeout);
        resolve();
      };
      open.send(writeFrame(sent));
    });
  };
  const steps: Steps = {
    '/msg login': () => answered({ type: 'login', token }, ({ type }) => type === 'success'),
    '/msg ping': () => answered({ type: 'ping' }, ({ type }) => type === 'ping'),
    '/msg to_chat': (_, { agent }) =>
      about(agent, (agentUid) => answered({ type: 'to-chat', agentUid }, ({ type }) => type === 'unread')),
    '/msg chat': (_, { agent }) =>
      about(agent, (toUid) =>
        answered(
          { type: 'chat', kind: 'text', body: GREETING, toUid, clientId: 'conformance' },
          (frame) =>
            frame.type === 'chat' && frame.message.content.kind === 'text' && frame.message.content.text === GREETING,
        ),
      ),
  };
  return { steps, close: () => line?.close() };
}

/** Opens the chat of the backend at an origin, at the address that the backend names. Rejects where it does not open. */
export function openSocket(origin: string): ConnectChat {
  return async (receive) => {
    const api = createApi({ baseUrl: new URL('/api', origin).href, locale: 'en-US' });
    const socket = new WebSocket(await getSocketAddress(api));
    socket.addEventListener('message', ({ data }) => receive(String(data)));
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new ApiError('transport', `${socket.url} does not open`)));
    });
    return socket;
  };
}
