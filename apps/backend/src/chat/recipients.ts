import type { Database } from '../database/open.ts';
import { listAgents } from '../agent/agents.ts';
import type { Person } from './messages.ts';

/** Cache lifetime of the list of agents, in milliseconds; it changes rarely and is read for each message. */
const AGENTS_AGE = 5_000;

/** Decides who may write to whom. */
export class Recipients {
  #services: { database: Database; clock: () => number; demo: boolean };
  #agents: { readAt: number; ids: ReadonlySet<number> } = { readAt: 0, ids: new Set() };

  constructor(services: { database: Database; clock: () => number; demo: boolean }) {
    this.#services = services;
  }

  /** Whether a person may write to `id`: buyers to agents; agents to buyers who wrote or were transferred to them. */
  async has(person: Person, id: number): Promise<boolean> {
    if (person.role === 'buyer') return this.#isAgent(id);
    const conversation = await this.#services.database
      .selectFrom('chat_conversation')
      .select('agent_id')
      .where('buyer_id', '=', id)
      .where('agent_id', '=', person.id)
      .executeTakeFirst();
    return conversation !== undefined;
  }

  async #isAgent(id: number): Promise<boolean> {
    const { database, clock, demo } = this.#services;
    const now = clock();
    if (now - this.#agents.readAt > AGENTS_AGE || now < this.#agents.readAt) {
      this.#agents = { readAt: now, ids: new Set((await listAgents(database, demo)).map((agent) => agent.id)) };
    }
    return this.#agents.ids.has(id);
  }
}
