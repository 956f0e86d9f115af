import type { Locale } from '@rider/model/locale';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/open.ts';
import { mediaPath } from '../http/media.ts';
import type { Agent } from '../agent/agents.ts';
import type { StoredMessage } from './messages.ts';

/** Name and picture of a sender. */
export interface SenderProfile {
  nickname: string;
  avatar: string;
}

/** Cache lifetime of names and pictures, in milliseconds; an open conversation may show an outdated one for as long. */
const AGE = 60_000;

/** Name and picture of an agent. */
export function agentProfile(agent: Pick<Agent, 'name' | 'avatar'>, locale: Locale): SenderProfile {
  return { nickname: agent.name[locale], avatar: mediaPath(agent.avatar) };
}

/** Caches names and pictures of senders, because one person sends many messages. */
export class SenderProfiles {
  #database: Database;
  #profiles = new LRUCache<string, Promise<SenderProfile>>({ max: 5_000, ttl: AGE });

  constructor(database: Database) {
    this.#database = database;
  }

  of(message: StoredMessage, locale: Locale): Promise<SenderProfile> {
    const key = message.from_agent ? `agent ${message.agent_id} ${locale}` : `buyer ${message.buyer_id}`;
    const cached = this.#profiles.get(key);
    if (cached) return cached;
    const face = this.#read(message, locale);
    this.#profiles.set(key, face);
    face.catch(() => this.#profiles.delete(key));
    return face;
  }

  async #read({ from_agent: fromAgent, agent_id: agentId, buyer_id: buyerId }: StoredMessage, locale: Locale) {
    if (fromAgent) {
      const agents = this.#database.selectFrom('agent').select(['name', 'avatar']);
      return agentProfile(await agents.where('id', '=', agentId).executeTakeFirstOrThrow(), locale);
    }
    const buyers = this.#database.selectFrom('buyer').select(['nickname', 'avatar']);
    const { nickname, avatar } = await buyers.where('id', '=', buyerId).executeTakeFirstOrThrow();
    return { nickname, avatar: avatar === null ? '' : mediaPath(avatar) };
  }
}
