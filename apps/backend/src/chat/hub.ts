import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { KIND_NUMBERS, LONGEST_TEXT, type ChatCapability } from '@rider/api/chat';
import type { Locale } from '@rider/model/locale';
import { sessionKey } from '../account/sessions.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { SessionSource } from '../http/environment.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { textIdOf } from '../http/answers.ts';
import { messageText, type MessageId } from '../messages/index.ts';
import { agentOf, findAgent, PRESENCE_AGE, renewPresence, setAvailable } from '../agent/agents.ts';
import type { ChatBus } from './bus.ts';
import { cardProblem } from './card-subject.ts';
import {
  deliver,
  disconnectEndedSessions,
  disconnectForReconnect,
  disconnectWithError,
  sendFrame,
} from './delivery.ts';
import { SenderProfiles } from './sender-profiles.ts';
import { readIncoming, type IncomingFrame } from './frames.ts';
import { Members, type ChatSocket, type Member } from './members.ts';
import { MessageWriter } from './message-writer.ts';
import { markRead, readMissed, type Pair, type Person } from './messages.ts';
import { Recipients } from './recipients.ts';
import { messageToWire } from './wire.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** Events of a socket. */
export interface ChatSocketListener {
  message(text: string): void;
  closed(): void;
}

/** Services of the hub. */
export interface HubServices {
  database: Database;
  clock: () => number;
  chatSessions: SessionSource;
  demo: boolean;
  bus: ChatBus;
}

/** Maximum silence of a socket. A hidden tab may ping only once a minute. */
const SILENCE_MS = 75_000;
/** Time to log in before the socket is closed. */
const LOGIN_MS = 15_000;
const CHECK_MS = 15_000;
/** Rate limit of messages per person, above any typing speed. */
const MESSAGES = { burst: 20, perSecond: 2 };
/** Maximum queue of frames per socket; the hub closes a socket that exceeds it. */
const MOST_WAITING = 100;
const CAPABILITIES: readonly ChatCapability[] = ['cid', 'resume', 'typing', 'read', 'article'];
const KINDS: ReadonlySet<number> = new Set(Object.values(KIND_NUMBERS));

/** The sockets of one process: logs them in, saves their messages, and delivers those of others. */
export class ChatHub {
  #services: HubServices;
  #members = new Members();
  #profiles: SenderProfiles;
  #writer: MessageWriter;
  /** Deliveries run one after the other, so that all sockets get messages in the order of saving. */
  #deliveries: Promise<void> = Promise.resolve();
  #recipients: Recipients;
  #work = new Set<Promise<void>>();
  #timer: ReturnType<typeof setInterval>;

  constructor(services: HubServices) {
    this.#services = services;
    const { database } = services;
    this.#profiles = new SenderProfiles(database);
    this.#writer = new MessageWriter(database);
    this.#recipients = new Recipients(services);
    services.bus.listen((event) => {
      this.#deliveries = this.#deliveries
        .then(() => deliver({ database, profiles: this.#profiles }, this.#members, event))
        .catch((error: unknown) => console.error(`chat: ${event.type} was not delivered:`, error));
    });
    this.#timer = setInterval(() => this.#inBackground('a check', this.#checkMembers()), CHECK_MS);
    this.#timer.unref();
  }

  /** Connects a socket. Texts are sent in `locale`. */
  connect(line: ChatSocket, locale: Locale): ChatSocketListener {
    const member: Member = {
      line,
      locale,
      person: null,
      session: null,
      expiresAt: Number.POSITIVE_INFINITY,
      talksTo: null,
      heardAt: this.#services.clock(),
      connectedAt: this.#services.clock(),
    };
    this.#members.add(member);
    let work = Promise.resolve();
    let waiting = 0;
    return {
      message: (text) => {
        member.heardAt = this.#services.clock();
        waiting += 1;
        if (waiting > MOST_WAITING) return line.close();
        work = this.#logged(
          'a frame',
          // PGlite runs on this thread: a burst of frames would block all other work.
          work.then(() => turnOfLoop()).then(() => this.#handle(member, text)),
        ).then(() => {
          waiting -= 1;
        });
        this.#inBackground('a frame', work);
      },
      closed: () => this.#leave(member),
    };
  }

  /** Closes all sockets and waits for running work. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const member of this.#members.all) member.line.close();
    await Promise.all(this.#work);
    await this.#deliveries;
  }

  async #handle(member: Member, text: string): Promise<void> {
    const frame = readIncoming(text);
    if (frame === null) return;
    if (frame === 'ping')
      return sendFrame(member, { type: 'ping', data: { now: unixSeconds(this.#services.clock()) } });
    try {
      if (frame.type === 'login' || frame.type === 'kefu_login') await this.#logIn(member, frame);
      // CRMEB does not respond before the login.
      else if (member.person) await this.#dispatch(member, member.person, frame);
    } catch (error) {
      console.error(`chat: ${frame.type} failed:`, error);
      this.#tip(member, 'backend.failure.unexpected', frame.type === 'chat' ? frame.data.cid : undefined);
    }
  }

  async #logIn(member: Member, frame: IncomingFrame & { type: 'login' | 'kefu_login' }): Promise<void> {
    const { chatSessions } = this.#services;
    const role = frame.type === 'login' ? 'buyer' : 'agent';
    // The first login has already delivered the missed messages.
    if (member.person?.role === role && member.session === sessionKey(frame.data))
      return welcome(member, member.person);
    try {
      const { id, expiresAt } =
        role === 'buyer' ? await chatSessions.userOf(frame.data) : await agentOf(this.#services, frame.data);
      const person: Person = { role, id: Number(id) };
      member.session = sessionKey(frame.data);
      member.expiresAt = expiresAt;
      const first = this.#members.identify(member, person);
      // Announced before the welcome, so that a welcomed agent is online for the next call.
      if (first) await this.#announce(person, true);
      welcome(member, person);
      if (frame.type === 'login' && frame.last_id !== undefined) await this.#resume(member, person.id, frame.last_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The session's token was just replaced: the browser has the new one in a moment.
      if (error.detail.http === 503) disconnectForReconnect(member);
      else disconnectWithError(member, textIdOf(error.reason));
    }
  }

  /** Sends the messages that a buyer missed since an id, up to a limit; the records contain the rest. */
  async #resume(member: Member, buyerId: number, lastId: number): Promise<void> {
    const { database } = this.#services;
    for (const message of await readMissed(database, buyerId, lastId)) {
      const data = await messageToWire({ database, profiles: this.#profiles }, message, member.locale);
      sendFrame(member, { type: message.from_agent ? 'reply' : 'chat', data });
    }
  }

  async #dispatch(member: Member, person: Person, frame: IncomingFrame): Promise<void> {
    const { database, bus, clock } = this.#services;
    switch (frame.type) {
      case 'to_chat':
        member.talksTo = frame.data.id;
        await this.#read(person, frame.data.id);
        sendFrame(member, { type: 'mssage_num', data: { uid: frame.data.id, num: 0, recored: {} } });
        return;
      case 'read':
        await this.#read(person, frame.data.id, frame.data.up_to);
        return;
      case 'chat':
        await this.#chat(member, person, frame.data);
        return;
      case 'typing':
        bus.publish({ type: 'typing', ...pairOf(person, frame.data.to_uid), by: person.role });
        return;
      case 'online':
        if (person.role !== 'agent') return;
        await setAvailable(database, person.id, frame.data.online === 1);
        await renewPresence(database, [person.id], clock());
        bus.publish({ type: 'presence', agentId: person.id, online: frame.data.online === 1 });
        return;
      default:
    }
  }

  async #read(person: Person, otherId: number, seenUpTo?: number): Promise<void> {
    const { database, bus } = this.#services;
    const pair = pairOf(person, otherId);
    const upTo = await markRead(database, pair, person.role, seenUpTo);
    if (upTo > 0) bus.publish({ type: 'read', ...pair, by: person.role, upTo });
  }

  async #chat(member: Member, person: Person, data: (IncomingFrame & { type: 'chat' })['data']): Promise<void> {
    const { bus, clock } = this.#services;
    const problem = await this.#problemOf(person, data);
    if (problem !== null) return this.#tip(member, problem, data.cid);
    const pair = pairOf(person, data.to_uid);
    const fromAgent = person.role === 'agent';
    const draft = { ...pair, fromAgent, kind: data.type, body: data.msn, clientId: data.cid ?? null, now: clock() };
    const { unread, ...message } = await this.#writer.save(draft);
    const counts = { unreadByBuyer: fromAgent ? unread : 0, unreadByAgent: fromAgent ? 0 : unread };
    bus.publish({ type: 'message', message, ...counts });
  }

  async #problemOf(
    person: Person,
    { msn, type, to_uid: toUid }: { msn: string; type: number; to_uid: number },
  ): Promise<MessageId | null> {
    if (!KINDS.has(type)) return 'backend.chat.unknown-kind';
    if (toUid === person.id) return 'backend.chat.to-oneself';
    if (msn.length > LONGEST_TEXT || msn.includes('\0')) return 'backend.answer.message-too-long';
    if (type === KIND_NUMBERS.image && !/^\/uploads\/[\w/-]+\.(jpe?g|png|webp)$/.test(msn))
      return 'backend.chat.unknown-kind';
    const allowance = this.#members.allowance(person, () => new TokenBucket(MESSAGES, this.#services.clock()));
    if (!allowance.take(1, this.#services.clock())) return 'backend.chat.too-fast';
    if (!(await this.#recipients.has(person, toUid))) return 'backend.answer.unknown-person';
    return cardProblem(this.#services.database, { kind: type, body: msn, buyerId: pairOf(person, toUid).buyerId });
  }

  #tip(member: Member, id: MessageId, clientId: string | undefined): void {
    sendFrame(member, { type: 'err_tip', data: { msg: messageText(id, member.locale), cid: clientId ?? '' } });
  }

  #leave(member: Member): void {
    const person = this.#members.remove(member);
    // A reloading agent reconnects before the next round, which reports agents who are offline.
    if (person?.role === 'buyer') this.#inBackground('a leave', this.#announce(person, false));
  }

  /** Logs the failure of work, because an unhandled rejection ends the process. */
  #logged(what: string, work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => console.error(`chat: ${what} failed:`, error));
  }

  /** Runs work that only `close` waits for. */
  #inBackground(what: string, work: Promise<void>): void {
    const done = this.#logged(what, work).finally(() => this.#work.delete(done));
    this.#work.add(done);
  }

  async #announce(person: Person, online: boolean): Promise<void> {
    const { database, bus, clock } = this.#services;
    if (person.role === 'buyer') return bus.publish({ type: 'buyer-presence', buyerId: person.id, online });
    await renewPresence(database, [person.id], clock());
    const agent = await findAgent(this.#services, person.id);
    if (agent?.available) bus.publish({ type: 'presence', agentId: person.id, online });
  }

  /** Closes silent sockets and those of ended sessions, renews the agents' heartbeats, and announces agents who went offline. */
  async #checkMembers(): Promise<void> {
    const { database, clock, bus } = this.#services;
    const now = clock();
    for (const member of this.#members.all) {
      // The clock was ahead: restart the measurement of silence.
      if (member.heardAt > now) member.heardAt = member.connectedAt = now;
      const loggedIn = member.person !== null || now - member.connectedAt <= LOGIN_MS;
      // The client logs in again with the page's current token.
      if (!loggedIn || now - member.heardAt > SILENCE_MS || member.expiresAt <= now) disconnectForReconnect(member);
    }
    try {
      await disconnectEndedSessions(database, this.#members);
      await renewPresence(database, this.#members.agents(), now);
      const gone = await database
        .selectFrom('agent')
        .select('id')
        .where('available', '=', true)
        .where('seen_at', '<=', new Date(now - PRESENCE_AGE))
        .where('seen_at', '>', new Date(now - PRESENCE_AGE - CHECK_MS))
        .execute();
      for (const { id } of gone) bus.publish({ type: 'presence', agentId: id, online: false });
    } catch (error) {
      console.error('chat: presence was not renewed, trying again:', error);
    }
  }
}

function welcome(member: Member, { id }: Person): void {
  sendFrame(member, { type: 'success', data: { caps: CAPABILITIES, uid: id } });
}

function pairOf(person: Person, otherId: number): Pair {
  return person.role === 'buyer' ? { buyerId: person.id, agentId: otherId } : { buyerId: otherId, agentId: person.id };
}
