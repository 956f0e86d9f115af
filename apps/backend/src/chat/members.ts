import type { Locale } from '@rider/model/locale';
import type { TokenBucket } from '../limits/token-bucket.ts';
import type { Person } from './messages.ts';

/** The server's end of a socket, independent of its transport. */
export interface ChatSocket {
  send(text: string): void;
  close(): void;
}

/** A socket of this process. */
export interface Member {
  line: ChatSocket;
  locale: Locale;
  /** Null before the login. */
  person: Person | null;
  /** Key of the session it logged in with; null before the login. */
  session: string | null;
  /** Expiry of that session, in epoch milliseconds; infinite before the login. */
  expiresAt: number;
  /** The other person of the open conversation; messages of others only raise the unread count. */
  talksTo: number | null;
  /** Epoch milliseconds of the last frame. */
  heardAt: number;
  /** Epoch milliseconds. */
  connectedAt: number;
}

/** The sockets of this process, by person. A person may have several. */
export class Members {
  #members = new Set<Member>();
  #allowances = new Map<string, TokenBucket>();
  #byPerson = new Map<string, Set<Member>>();

  get all(): Iterable<Member> {
    return this.#members;
  }

  add(member: Member): void {
    this.#members.add(member);
  }

  /** Assigns a person to a socket; returns whether it is that person's first one in this process. */
  identify(member: Member, person: Person): boolean {
    this.#leave(member);
    member.person = person;
    const key = keyOf(person);
    const own = this.#byPerson.get(key);
    if (own) own.add(member);
    else this.#byPerson.set(key, new Set([member]));
    return !own;
  }

  /** Removes a socket. Returns its person if that was the last one in this process, else null. */
  remove(member: Member): Person | null {
    this.#members.delete(member);
    return this.#leave(member) ? member.person : null;
  }

  of(role: Person['role'], id: number): Iterable<Member> {
    return this.#byPerson.get(keyOf({ role, id })) ?? [];
  }

  /** Ids of the agents with a socket in this process. */
  agents(): number[] {
    const ids = new Set<number>();
    for (const { person } of this.#members) if (person?.role === 'agent') ids.add(person.id);
    return [...ids];
  }

  /** The message allowance of a person, shared by all of that person's sockets. */
  allowance(person: Person, create: () => TokenBucket): TokenBucket {
    const key = keyOf(person);
    const known = this.#allowances.get(key) ?? create();
    this.#allowances.set(key, known);
    return known;
  }

  #leave(member: Member): boolean {
    if (!member.person) return false;
    const key = keyOf(member.person);
    const own = this.#byPerson.get(key);
    own?.delete(member);
    if (own?.size !== 0) return false;
    this.#byPerson.delete(key);
    return true;
  }
}

function keyOf({ role, id }: Person): string {
  return `${role} ${id}`;
}
