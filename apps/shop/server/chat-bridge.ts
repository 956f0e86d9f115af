import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isLocale, FALLBACK_LOCALE, type Locale } from '@rider/api/locale';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { DESK_COOKIE, readCookie, SESSION_COOKIE } from '../app/session/cookies.ts';

/** The path of the chat's socket; `get_workerman_url` names it. */
export const CHAT_PATH = '/msg';
/** A longer frame ends the socket before it is read: the longest text in Chinese, escaped, has room to spare. */
const FRAME_LIMIT = 32 * 1024;
/** Whoever does not read what we send is cut off before it fills the memory. */
const BACKLOG_LIMIT = 1024 * 1024;

/** One end of a socket as the other end's carrier sees it. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** What takes a socket over: the embedded chat, or the way to another backend's. */
export type ConnectChat = (line: Line, locale: Locale) => { message(text: string): void; closed(): void };

/** What the bridge needs to know. */
export interface ChatBridgeOptions {
  connect: ConnectChat;
  publicOrigin: string;
  /** Foreign pages that embed the chat; they bring their own token, our cookie is not read for them. */
  embedOrigins: readonly string[];
}

/**
 * Takes the chat's upgrades on a server: judges the Origin, fills the token of the session cookie into the login frame (R4.1), limits
 * the size of frames. Other upgrades are refused.
 */
export function attachChat(server: Server, options: ChatBridgeOptions): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_LIMIT, perMessageDeflate: false });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any');
    if (pathname !== CHAT_PATH) {
      refuse(socket, '404 Not Found');
      return;
    }
    const own = isOwnPage(request, options.publicOrigin);
    if (!own && !options.embedOrigins.includes(request.headers.origin ?? '')) {
      refuse(socket, '403 Forbidden');
      return;
    }
    const language = searchParams.get('lang');
    const locale = isLocale(language) ? language : FALLBACK_LOCALE;
    const cookies = own ? request.headers.cookie : undefined;
    const tokens = { login: readCookie(cookies, SESSION_COOKIE), kefu_login: readCookie(cookies, DESK_COOKIE) };
    sockets.handleUpgrade(request, socket, head, (opened) => join(opened, options.connect, locale, tokens));
  });
  return {
    close: () => {
      for (const each of sockets.clients) each.terminate();
      sockets.close();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** A browser always names the page's origin here; what names none is no page and has to bring its token. */
function isOwnPage({ headers }: IncomingMessage, publicOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}

function join(socket: WebSocket, connect: ConnectChat, locale: Locale, tokens: LoginTokens): void {
  const listener = connect(
    {
      send: (text) => {
        if (socket.bufferedAmount > BACKLOG_LIMIT) socket.terminate();
        else if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    },
    locale,
  );
  socket.on('message', (data, isBinary) => {
    if (!isBinary) listener.message(withToken(textOf(data), tokens));
  });
  // Too large a frame or a broken one: the socket closes after it, and that is told.
  socket.on('error', () => socket.terminate());
  socket.on('close', () => listener.closed());
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)).toString('utf8');
}

/** The tokens of a browser's cookies by the frame that logs in with them: a buyer's and an agent's. */
export type LoginTokens = Readonly<Record<'login' | 'kefu_login', string | null>>;

/** The page holds no token: an empty login gets the cookie's. */
export function withToken(text: string, tokens: LoginTokens): string {
  if (!/"(?:kefu_)?login"/.test(text)) return text;
  try {
    const frame = JSON.parse(text) as { type?: unknown; data?: unknown } | null;
    if (frame?.data !== '' || (frame.type !== 'login' && frame.type !== 'kefu_login')) return text;
    return JSON.stringify({ ...frame, data: tokens[frame.type] ?? '' });
  } catch {
    // Not JSON: the backend answers it as it answers any noise.
    return text;
  }
}
