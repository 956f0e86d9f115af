import { randomInt } from 'node:crypto';
import type { SecondStepSetup, SecondStep } from '@rider/api/desk';
import { FALLBACK_LOCALE } from '@rider/model/locale';
import { renderSVG } from 'uqr';
import { replacementOf, sessionKey, type SessionRenewal } from '../account/sessions.ts';
import { countUse } from '../account/use-count.ts';
import type { Database, Transaction } from '../database/open.ts';
import { shopName } from '../email/shop-name.ts';
import { ApiError, busyError } from '../http/api-error.ts';
import { authenticatorAddress, newSecret, stepOfCode } from './one-time-code.ts';
import { sha256 } from '../http/sha256.ts';

/** Number of recovery codes, for a lost authenticator; each is valid once. */
const RECOVERY_CODES = 10;
/** 32 characters that are not easily confused: 32^10 codes are 10^15. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RECOVERY_LENGTH = 10;

/**
 * Guessing requires the password. Three of 10^6 codes are valid at a time: 30 guesses an hour find one in a day with a chance of 0.2 %.
 */
const TRIES = { limit: 30, window: 3_600_000, error: 'too-many-attempts' } as const;

/** Services of the second step. */
export interface SecondStepServices {
  database: Database;
  clock: () => number;
}

/** The session in which an agent changes the second step; it continues with another token. */
export interface AgentSession {
  agentId: number;
  token: string;
}

/** Normalises a typed code: without spaces and hyphens, in upper case. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Whether an agent's sign-in requires a second step. */
export async function hasSecondStep(database: Database, agentId: number): Promise<boolean> {
  const found = await database
    .selectFrom('agent_second_step')
    .select('agent_id')
    .where('agent_id', '=', agentId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the second step is on, and how many recovery codes are left. */
export async function secondStepOf(database: Database, agentId: number): Promise<SecondStep> {
  const { left } = await database
    .selectFrom('agent_recovery_code')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return { isOn: await hasSecondStep(database, agentId), recoveryCodes: left };
}

/** Creates a secret for an authenticator, which is required once it is confirmed. @throws ApiError `second-step-on`. */
export async function beginSecondStep(
  { database }: SecondStepServices,
  agent: { id: number; account: string },
): Promise<SecondStepSetup> {
  const secret = newSecret();
  const made = await database
    .insertInto('agent_second_step')
    .values({ agent_id: agent.id, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('agent_id').doUpdateSet({ secret }).where('agent_second_step.confirmed_at', 'is', null),
    )
    .returning('agent_id')
    .executeTakeFirst();
  if (made === undefined) throw new ApiError('second-step-on', { status: 400 });
  const code = renderSVG(
    authenticatorAddress(secret, { shop: await shopName(database, FALLBACK_LOCALE), account: agent.account }),
  );
  return { secret, picture: `data:image/svg+xml,${encodeURIComponent(code)}` };
}

/**
 * Switches the second step on by a code of the new authenticator and ends the agent's other sessions. Returns the recovery codes, only this
 * once. @throws ApiError `second-step-wrong`.
 */
export async function confirmSecondStep(
  services: SecondStepServices,
  { agentId, token }: AgentSession,
  code: string,
): Promise<{ codes: string[]; renewal: SessionRenewal }> {
  const { database, clock } = services;
  await countUse(database, { ...TRIES, subject: `second step ${agentId}` }, clock());
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  );
  const renewal = await database.transaction().execute(async (transaction) => {
    const row = await lockSecondStep(transaction, agentId);
    const step = row && !row.confirmed_at && stepOfCode(row.secret, plain(code), { now: clock(), after: 0 });
    if (typeof step !== 'number') throw new ApiError('second-step-wrong', { status: 400 });
    const confirmed = { confirmed_at: new Date(clock()), last_step: step };
    await transaction.updateTable('agent_second_step').set(confirmed).where('agent_id', '=', agentId).execute();
    await transaction.deleteFrom('agent_recovery_code').where('agent_id', '=', agentId).execute();
    const rows = codes.map((each) => ({ agent_id: agentId, code_hash: sha256(each) }));
    await transaction.insertInto('agent_recovery_code').values(rows).execute();
    return renewAgentSession(transaction, { agentId, token, passed: true }, clock());
  });
  const written = codes.map((each) => `${each.slice(0, RECOVERY_LENGTH / 2)}-${each.slice(RECOVERY_LENGTH / 2)}`);
  return { codes: written, renewal };
}

/**
 * Uses up an agent's code of the authenticator, or a recovery code; each is valid once. @throws ApiError `second-step-needed` without one,
 * `second-step-wrong`, `too-many-attempts`.
 */
export async function takeSecondStep(services: SecondStepServices, agentId: number, typed: string): Promise<void> {
  const { database, clock } = services;
  const code = plain(typed);
  if (code === '') throw new ApiError('second-step-needed', { status: 400 });
  await countUse(database, { ...TRIES, subject: `second step ${agentId}` }, clock());
  const right = await database.transaction().execute(async (transaction) => {
    const row = await lockSecondStep(transaction, agentId);
    // It was switched off after the password check.
    if (!row?.confirmed_at) return true;
    const step = stepOfCode(row.secret, code, { now: clock(), after: row.last_step });
    if (step === null) return takeRecoveryCode(transaction, agentId, code);
    await transaction
      .updateTable('agent_second_step')
      .set({ last_step: step })
      .where('agent_id', '=', agentId)
      .execute();
    return true;
  });
  if (!right) throw new ApiError('second-step-wrong', { status: 400 });
}

/**
 * Switches the second step off by a code and ends the agent's other sessions; null if it was off. @throws ApiError as
 * {@link takeSecondStep}.
 */
export async function endSecondStep(
  services: SecondStepServices,
  { agentId, token }: AgentSession,
  code: string,
): Promise<SessionRenewal | null> {
  await takeSecondStep(services, agentId, code);
  return services.database.transaction().execute(async (transaction) => {
    const wasOn = await deleteSecondStep(transaction, agentId);
    if (!wasOn) return null;
    return renewAgentSession(transaction, { agentId, token, passed: false }, services.clock());
  });
}

/** Switches the second step off without a code and ends all sessions of the agent, for the command line. */
export async function resetSecondStep(database: Database, agentId: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await deleteSecondStep(transaction, agentId);
    await transaction.deleteFrom('agent_session').where('agent_id', '=', agentId).execute();
  });
}

/** Deletes secret and recovery codes; returns whether they were required. */
async function deleteSecondStep(transaction: Transaction, agentId: number): Promise<boolean> {
  await transaction.deleteFrom('agent_recovery_code').where('agent_id', '=', agentId).execute();
  const deleted = await transaction
    .deleteFrom('agent_second_step')
    .where('agent_id', '=', agentId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(deleted?.confirmed_at);
}

/** Ends the agent's sessions except the requester's, which gets another token and whether it passed the second step. */
async function renewAgentSession(
  transaction: Transaction,
  { agentId, token, passed }: AgentSession & { passed: boolean },
  now: number,
): Promise<SessionRenewal> {
  const { next, row } = replacementOf(token, now);
  const own = sessionKey(next);
  const renewed = await transaction
    .updateTable('agent_session')
    .set({ token_hash: own, passed_second_step: passed })
    .where('token_hash', '=', row.token_hash)
    .where('replaced', '=', false)
    .returning('passed_second_step')
    .executeTakeFirst();
  if (renewed === undefined) throw busyError();
  const ended = await transaction
    .deleteFrom('agent_session')
    .where('agent_id', '=', agentId)
    .where('token_hash', '<>', own)
    .returning('token_hash')
    .execute();
  await transaction
    .insertInto('agent_session')
    .values({ ...renewed, ...row, agent_id: agentId })
    .execute();
  return { token: next, replaced: row.token_hash, ended: ended.map(({ token_hash }) => token_hash) };
}

async function lockSecondStep(transaction: Transaction, agentId: number) {
  return transaction
    .selectFrom('agent_second_step')
    .selectAll()
    .where('agent_id', '=', agentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function takeRecoveryCode(transaction: Transaction, agentId: number, code: string): Promise<boolean> {
  const used = await transaction
    .deleteFrom('agent_recovery_code')
    .where('agent_id', '=', agentId)
    .where('code_hash', '=', sha256(code))
    .returning('agent_id')
    .executeTakeFirst();
  return used !== undefined;
}
