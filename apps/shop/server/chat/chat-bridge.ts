import type { IncomingMessage } from 'node:http';
import { fillLoginFrame, type SessionTokens } from '@rider/api/gateway';
import { TokenBucket } from '@rider/backend/token-bucket';
import { isLocale, FALLBACK_LOCALE, type Locale } from '@rider/model/locale';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { DESK_COOKIE, readCookie, readSessionToken } from '../../app/session/cookies.ts';
import { SharedLimit, type Limits } from '../limits/shared-limit.ts';
import { rejectUpgrade, type TakeUpgrade, type Upgrade } from '../http/upgrades.ts';

/** The path of the chat's socket. */
export const CHAT_PATH = '/msg';
/** A longer frame closes the socket before it is read: fits the longest Chinese text, escaped (bytes). */
export const FRAME_LIMIT = 32 * 1024;
/** Limit of unsent data for a client that does not read; beyond it the socket is closed (bytes). */
const BACKLOG_LIMIT = 1024 * 1024;
/** Time to log in (ms); a page logs in as soon as its socket is open. */
const LOGIN_MS = 15_000;
/** Sockets of one address that have not logged in yet: of an office that reconnects at once, the rest retries. */
export const MOST_WAITING_FOR_LOGIN = 64;
/**
 * Limits of ws that its types lack. Each piece of a message takes a hundred times its size; browsers send it whole, and the network splits
 * the longest into about 62. A client has 5 s to confirm a close.
 */
const SOCKET_LIMITS = { maxFragments: 16, maxBufferedChunks: 256, closeTimeout: 5_000 };
/** Far above human rates. Pings and pongs count; frames are counted before anything is parsed. */
const FRAMES = { burst: 100, perSecond: 20 };
/** Fragments do not count as frames, so bytes are counted too: four of the longest frames at once, one a second. */
const BYTES = { burst: 4 * FRAME_LIMIT, perSecond: FRAME_LIMIT };

/** The sending side of a socket. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** Takes over a socket: the embedded chat, or the forwarding to another backend. */
export type ConnectChat = (line: Line, locale: Locale) => { message(text: string): void; closed(): void };

/** Settings of the bridge. */
export interface ChatBridgeOptions {
  connect: ConnectChat;
  publicOrigin: string;
  /** Foreign origins whose pages embed the chat. They send their own token; our cookie is not read for them. */
  embedOrigins: readonly string[];
  sockets: Limits;
  /** Returns the client's address; by default the connection's. */
  clientAddress?: (request: IncomingMessage) => string;
  /** Time to log in (ms); tests shorten it. */
  loginMs?: number;
}

/** The chat's sockets. */
export interface ChatBridge {
  upgrade: TakeUpgrade;
  close(): void;
}

/**
 * Accepts the chat's upgrades: checks the Origin, inserts the session cookie's token into the login frame, and limits sockets, their frames
 * and the time to log in. Other upgrades are rejected.
 */
export function createChatBridge(options: ChatBridgeOptions): ChatBridge {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LIMIT,
    ...SOCKET_LIMITS,
    perMessageDeflate: false,
    // Pings are counted and answered below.
    autoPong: false,
  });
  const limit = new SharedLimit(options.sockets);
  const loginLimit = new SharedLimit({ ...options.sockets, perAddress: MOST_WAITING_FOR_LOGIN });
  const clientAddress = options.clientAddress ?? (({ socket }) => socket.remoteAddress ?? '');
  return {
    upgrade: (upgrade) => {
      const { request, url, socket, head } = upgrade;
      const rejection = rejectionOf(upgrade, options);
      if (rejection !== null) {
        rejectUpgrade(socket, rejection);
        return;
      }
      const address = clientAddress(request);
      const isAccepted = limit.take(address);
      if (isAccepted) socket.once('close', () => limit.release(address));
      let waitsForLogin = isAccepted && loginLimit.take(address);
      if (!waitsForLogin) {
        rejectUpgrade(socket, '503 Service Unavailable');
        return;
      }
      const endWaiting = () => {
        if (waitsForLogin) loginLimit.release(address);
        waitsForLogin = false;
      };
      socket.once('close', endWaiting);
      const language = url.searchParams.get('lang');
      const locale = isLocale(language) ? language : FALLBACK_LOCALE;
      const cookies = isOwnPage(request, options.publicOrigin) ? request.headers.cookie : undefined;
      const tokens = { buyer: readSessionToken(cookies), agent: readCookie(cookies, DESK_COOKIE) };
      sockets.handleUpgrade(request, socket, head, (opened) => {
        const bytes = new TokenBucket(BYTES);
        socket.on('data', (chunk: Buffer) => {
          if (!bytes.take(chunk.byteLength)) opened.terminate();
        });
        join(opened, options, { locale, tokens, endWaiting });
      });
    },
    close: () => {
      for (const each of sockets.clients) each.terminate();
      sockets.close();
    },
  };
}

function rejectionOf({ request, url }: Upgrade, { publicOrigin, embedOrigins }: ChatBridgeOptions): string | null {
  if (url.pathname !== CHAT_PATH) return '404 Not Found';
  const { origin } = request.headers;
  return isOwnPage(request, publicOrigin) || embedOrigins.includes(origin ?? '') ? null : '403 Forbidden';
}

/** Browsers always send the Origin with upgrades. A client without one is not a page and gets no token from the cookie. */
function isOwnPage({ headers }: IncomingMessage, publicOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}

interface Joining {
  locale: Locale;
  tokens: SessionTokens;
  /** Called at the login. */
  endWaiting: () => void;
}

function join(socket: WebSocket, options: ChatBridgeOptions, { locale, tokens, endWaiting }: Joining): void {
  const frames = new TokenBucket(FRAMES);
  const mayPass = () => {
    if (frames.take(1)) return true;
    socket.terminate();
    return false;
  };
  const late = setTimeout(() => socket.terminate(), options.loginMs ?? LOGIN_MS);
  // A frame that is oversized or malformed; the socket's `close` event follows.
  socket.on('error', () => socket.terminate());
  const listener = options.connect(
    {
      send: (text) => {
        if (socket.bufferedAmount > BACKLOG_LIMIT) socket.terminate();
        else if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    },
    locale,
  );
  socket.on('close', () => {
    clearTimeout(late);
    listener.closed();
  });
  socket.on('message', (data, isBinary) => {
    // Frames of the same packet are still emitted after the socket was terminated.
    if (!mayPass() || isBinary || socket.readyState !== WebSocket.OPEN) return;
    const { text, login } = fillLoginFrame(textOf(data), tokens);
    if (login) {
      clearTimeout(late);
      endWaiting();
    }
    listener.message(text);
  });
  socket.on('ping', (data) => {
    if (mayPass() && socket.readyState === WebSocket.OPEN && socket.bufferedAmount <= BACKLOG_LIMIT) socket.pong(data);
  });
  socket.on('pong', mayPass);
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)).toString('utf8');
}
