import type { IncomingMessage } from 'node:http';
import { isLocale, FALLBACK_LOCALE, type Locale } from '@rider/model/locale';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { DESK_COOKIE, readCookie, SESSION_COOKIE } from '../app/session/cookies.ts';
import { FrameAllowance } from './frame-allowance.ts';
import { SharedLimit, type Limits } from './shared-limit.ts';
import { refuseUpgrade, type TakeUpgrade, type Upgrade } from './upgrades.ts';

/** The path of the chat's socket; `get_workerman_url` names it. */
export const CHAT_PATH = '/msg';
/** A longer frame ends the socket before it is read: the longest text in Chinese, escaped, has room to spare (bytes). */
export const FRAME_LIMIT = 32 * 1024;
/** Whoever does not read what we send is cut off before it fills the memory (bytes). */
const BACKLOG_LIMIT = 1024 * 1024;
/** A page logs in as soon as its socket is open. */
const LOGIN_MS = 15_000;
/** A person's frames are far below; pings and pongs count, and they are counted before anything is parsed. */
const FRAMES = { burst: 100, perSecond: 20 };
/** Fragments of a frame are no frames, so bytes are counted too: four of the longest frames at once, one a second. */
const BYTES = { burst: 4 * FRAME_LIMIT, perSecond: FRAME_LIMIT };

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
  sockets: Limits;
  /** Whose socket it is; the address at the other end of the connection when absent. */
  clientAddress?: (request: IncomingMessage) => string;
  /** Time to log in (ms); tests shorten it. */
  loginMs?: number;
}

/** The chat's sockets: the taker of upgrades, and their end. */
export interface ChatBridge {
  upgrade: TakeUpgrade;
  close(): void;
}

/**
 * Takes the chat's upgrades: judges the Origin, fills the token of the session cookie into the login frame (R4.1), bounds sockets, their
 * frames and the time to log in. Other upgrades are refused.
 */
export function createChatBridge(options: ChatBridgeOptions): ChatBridge {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LIMIT,
    perMessageDeflate: false,
    // Pings are answered below, where they count.
    autoPong: false,
  });
  const limit = new SharedLimit(options.sockets);
  const clientAddress = options.clientAddress ?? (({ socket }) => socket.remoteAddress ?? '');
  return {
    upgrade: (upgrade) => {
      const { request, url, socket, head } = upgrade;
      const refusal = refusalOf(upgrade, options);
      if (refusal !== null) {
        refuseUpgrade(socket, refusal);
        return;
      }
      const address = clientAddress(request);
      if (!limit.take(address)) {
        refuseUpgrade(socket, '503 Service Unavailable');
        return;
      }
      socket.once('close', () => limit.giveBack(address));
      const language = url.searchParams.get('lang');
      const locale = isLocale(language) ? language : FALLBACK_LOCALE;
      const cookies = isOwnPage(request, options.publicOrigin) ? request.headers.cookie : undefined;
      const tokens = { login: readCookie(cookies, SESSION_COOKIE), kefu_login: readCookie(cookies, DESK_COOKIE) };
      sockets.handleUpgrade(request, socket, head, (opened) => {
        const bytes = new FrameAllowance(BYTES);
        socket.on('data', (chunk: Buffer) => {
          if (!bytes.take(chunk.byteLength)) opened.terminate();
        });
        join(opened, options, locale, tokens);
      });
    },
    close: () => {
      for (const each of sockets.clients) each.terminate();
      sockets.close();
    },
  };
}

function refusalOf({ request, url }: Upgrade, { publicOrigin, embedOrigins }: ChatBridgeOptions): string | null {
  if (url.pathname !== CHAT_PATH) return '404 Not Found';
  const { origin } = request.headers;
  return isOwnPage(request, publicOrigin) || embedOrigins.includes(origin ?? '') ? null : '403 Forbidden';
}

/** A browser always names the page's origin here; what names none is no page and has to bring its token. */
function isOwnPage({ headers }: IncomingMessage, publicOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}

function join(socket: WebSocket, options: ChatBridgeOptions, locale: Locale, tokens: LoginTokens): void {
  const frames = new FrameAllowance(FRAMES);
  const mayPass = () => {
    if (frames.take(1)) return true;
    socket.terminate();
    return false;
  };
  const late = setTimeout(() => socket.terminate(), options.loginMs ?? LOGIN_MS);
  // Too large a frame or a broken one: the socket closes after it, and that is told.
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
    // Frames that came in one piece with the one that was too much are still told.
    if (!mayPass() || isBinary || socket.readyState !== WebSocket.OPEN) return;
    const { text, login } = withToken(textOf(data), tokens);
    if (login) clearTimeout(late);
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

/** The tokens of a browser's cookies by the frame that logs in with them: a buyer's and an agent's. */
export type LoginTokens = Readonly<Record<'login' | 'kefu_login', string | null>>;

/**
 * The page holds no token: an empty login gets the cookie's. `login` tells whether the frame is one; the backend ends the socket of one
 * that it does not accept.
 */
export function withToken(text: string, tokens: LoginTokens): { text: string; login: boolean } {
  if (!/"(?:kefu_)?login"/.test(text)) return { text, login: false };
  try {
    const frame = JSON.parse(text) as { type?: unknown; data?: unknown } | null;
    if (frame?.type !== 'login' && frame?.type !== 'kefu_login') return { text, login: false };
    if (frame.data !== '') return { text, login: true };
    return { text: JSON.stringify({ ...frame, data: tokens[frame.type] ?? '' }), login: true };
  } catch {
    // Not JSON: the backend answers it as it answers any noise.
    return { text, login: false };
  }
}
