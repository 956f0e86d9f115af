import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { checkPassword } from '../account/check-password.ts';
import { rememberPlaces } from '../account/known-places.ts';
import { passwordMatches, type PasswordLane } from '../account/password.ts';
import { LONGEST_CREDENTIAL, type Credentials } from '../account/buyers.ts';
import type { Database } from '../database/open.ts';
import { ApiError, busyError } from '../http/api-error.ts';
import { hasSecondStep, takeSecondStep } from './second-step.ts';
import type { AgentTable } from './tables.ts';
import { sha256 } from '../http/sha256.ts';

/** An agent as stored. */
export type Agent = Selectable<AgentTable>;

/** Services of agent sign-in; `demo` allows demonstration agents to sign in. */
export interface AgentServices {
  database: Database;
  clock: () => number;
  demo: boolean;
}

/** Lifetime of an agent's session in milliseconds: 12 hours. */
const SESSION_LIFETIME = 43_200_000;
/** Maximum age of an online agent's last heartbeat, in milliseconds; processes renew it more often. */
export const PRESENCE_AGE = 45_000;

/** Whether the agent is online: active, available, with a recent heartbeat. */
export function isOnline(agent: Agent, now: number): boolean {
  return agent.active && agent.available && agent.seen_at.getTime() > now - PRESENCE_AGE;
}

/** The agents that buyers may talk to, ordered by id. */
export async function listAgents(database: Database, demo: boolean): Promise<Agent[]> {
  let found = database.selectFrom('agent').selectAll().where('active', '=', true);
  if (!demo) found = found.where('demo', '=', false);
  return found.orderBy('id').execute();
}

/** An agent that buyers may talk to, or undefined. */
export async function findAgent({ database, demo }: AgentServices, id: number): Promise<Agent | undefined> {
  return (await listAgents(database, demo)).find((agent) => agent.id === id);
}

/**
 * Signs an agent in. @throws ApiError `credentials-missing`, `too-many-wrong-passwords`, `shop-busy`, `wrong-credentials`; with the right
 * password and a second step those of `takeSecondStep`.
 */
export async function signInAgent(
  { database, clock, demo }: AgentServices,
  credentials: Credentials & { code: string },
): Promise<{ token: string; agent: Agent; expiresAt: number; device: string }> {
  const { account, password, client } = credentials;
  if (account === '' || password === '') throw new ApiError('credentials-missing', { status: 400 });
  if (account.length > LONGEST_CREDENTIAL || password.length > LONGEST_CREDENTIAL)
    throw new ApiError('wrong-credentials');
  const agents = await listAgents(database, demo);
  const agent = agents.find((each) => each.account.toLowerCase() === account.toLowerCase());
  const owner = agent ? `agent ${agent.id}` : null;
  const hash = agent?.password_hash ?? null;
  const matches = (lane: PasswordLane) => passwordMatches({ password, hash, requester: client, lane });
  // The prefix separates failed attempts from those of a buyer with the same account name.
  const attempt = { ...credentials, account: `agent ${account}`, owner };
  if (!(await checkPassword({ database, clock }, attempt, matches)) || !agent) throw new ApiError('wrong-credentials');
  const passed_second_step = await hasSecondStep(database, agent.id);
  if (passed_second_step) await takeSecondStep({ database, clock }, agent.id, credentials.code);
  const device = await rememberPlaces(database, `agent ${agent.id}`, credentials, clock());
  const token = randomBytes(32).toString('base64url');
  const expiresAt = clock() + SESSION_LIFETIME;
  const expires_at = new Date(expiresAt);
  await database.transaction().execute(async (transaction) => {
    // The lock waits for a concurrent password change, which would not end this session.
    const current = await transaction
      .selectFrom('agent')
      .select('id')
      .where('id', '=', agent.id)
      .where('password_hash', '=', agent.password_hash)
      .forShare()
      .executeTakeFirst();
    if (current === undefined) throw new ApiError('wrong-credentials');
    const session = { token_hash: sha256(token), agent_id: agent.id, expires_at, passed_second_step };
    await transaction.insertInto('agent_session').values(session).execute();
  });
  return { token, agent, expiresAt, device };
}

/** An agent by the session's token. */
export interface SignedInAgent extends Agent {
  /** Expiry of the session, in epoch milliseconds. */
  expiresAt: number;
  /** Whether the sign-in of this session passed the second step. */
  passedSecondStep: boolean;
}

/**
 * Finds the agent of a session token. @throws ApiError `not-signed-in` for an unknown token, `session-expired` for an ended session or one
 * that has not passed the agent's second step, `shop-busy` for a token that was just replaced.
 */
export async function agentOf(services: AgentServices, token: string): Promise<SignedInAgent> {
  const { database, clock } = services;
  const session = await database
    .selectFrom('agent_session')
    .leftJoin('agent_second_step', 'agent_second_step.agent_id', 'agent_session.agent_id')
    .select(['agent_session.agent_id', 'expires_at', 'passed_second_step', 'replaced', 'confirmed_at'])
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  if (!session) throw new ApiError('not-signed-in');
  const passedSecondStep = session.passed_second_step;
  if (session.expires_at.getTime() <= clock()) throw new ApiError('session-expired');
  if (session.replaced) throw busyError();
  if (session.confirmed_at !== null && !passedSecondStep) throw new ApiError('session-expired');
  const agent = await findAgent(services, session.agent_id);
  if (!agent) throw new ApiError('session-invalid');
  return { ...agent, expiresAt: session.expires_at.getTime(), passedSecondStep };
}

/** Ends an agent's session. */
export async function signOutAgent(database: Database, token: string): Promise<void> {
  await database.deleteFrom('agent_session').where('token_hash', '=', sha256(token)).execute();
}

/** Deletes the agents' sessions that have ended. */
export async function purgeExpiredAgentSessions(database: Database, now: number): Promise<void> {
  await database.deleteFrom('agent_session').where('expires_at', '<', new Date(now)).execute();
}

/** Renews the heartbeat of agents with a socket in this process. */
export async function renewPresence(database: Database, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('agent')
    .set({ seen_at: new Date(now) })
    .where('id', 'in', [...ids])
    .execute();
}

/** Sets whether an agent is available to buyers. */
export async function setAvailable(database: Database, id: number, available: boolean): Promise<void> {
  await database.updateTable('agent').set({ available }).where('id', '=', id).execute();
}
