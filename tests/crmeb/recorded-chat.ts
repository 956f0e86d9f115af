import type { Server } from 'node:http';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { readRecording, type Recorded } from './read-recording.ts';

/** The agents that were recorded. */
export const AGENTS = { anna: 1, ben: 3 };

/** A frame of the recorded session. */
interface RecordedFrame {
  who: string;
  dir: 'in' | 'out' | 'close' | 'http';
  msg: Recorded;
}

/** The chat's socket as recorded, for one buyer: without client ids or our other additions. */
export class RecordedChat {
  readonly #frames: RecordedFrame[];
  readonly #token: string;
  #shoppers = new Set<WebSocket>();
  #messages = 0;

  constructor(server: Server, origin: string, token: string) {
    this.#frames = readRecording('websocket_session', origin).body;
    this.#token = token;
    const sockets = new WebSocketServer({ server, path: '/msg' });
    sockets.on('connection', (socket) => {
      socket.on('message', (data: RawData) => this.#hear(socket, JSON.parse((data as Buffer).toString('utf8'))));
      socket.on('close', () => this.#shoppers.delete(socket));
    });
  }

  /** An agent hands the buyer over to the recorded other one. */
  transfer(): void {
    for (const socket of this.#shoppers) socket.send(JSON.stringify(this.#recorded('to_transfer')));
  }

  /** The agent to whom the buyer turned last. */
  turnedTo: number | null = null;

  #recorded(type: string): Recorded {
    const found = this.#frames.find(({ who, dir, msg }) => who === 'shopper' && dir === 'in' && msg.type === type);
    if (!found) throw new Error(`no ${type} was recorded`);
    return structuredClone(found.msg);
  }

  #hear(socket: WebSocket, { type, data }: Recorded): void {
    const send = (frame: Recorded) => socket.send(JSON.stringify(frame));
    if (type === 'login' && data !== this.#token) {
      send(this.#frames.find(({ msg }) => msg.type === 'error')?.msg);
      socket.close();
    } else if (type === 'login') {
      this.#shoppers.add(socket);
      send(this.#recorded('success'));
    } else if (type === 'ping') send(this.#recorded('ping'));
    else if (type === 'to_chat' && this.#shoppers.has(socket)) {
      this.turnedTo = Number(data.id);
      const answer = this.#recorded('mssage_num');
      send({ ...answer, data: { ...answer.data, uid: Number(data.id) } });
    } else if (type === 'chat' && this.#shoppers.has(socket)) {
      const echo = this.#recorded('chat');
      const { msn, type: kind, to_uid: toUid } = data;
      this.#messages += 1;
      const id = String(1000 + this.#messages);
      send({ ...echo, data: { ...echo.data, msn, msn_type: kind, to_uid: toUid, id } });
    }
    // Unknown types are ignored.
  }
}
