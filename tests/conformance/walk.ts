import * as account from '../../packages/api/src/account/index.ts';
import { ApiError, createApi, type Api } from '../../packages/api/src/index.ts';
import { CHANGES, ENDING } from './changes.ts';
import { conversation, type ConnectChat } from './conversation.ts';
import { FOR_EVERYBODY, FOR_THE_BUYER } from './readings.ts';
import type { Found, Step } from './steps.ts';

/** How a backend answers a call: as the package reads it, not at all (404), or otherwise. */
export type Conformity = 'as told' | 'missing' | 'differs';

/** The result of one call. */
export interface Result {
  call: string;
  state: Conformity;
  /** Milliseconds until it was read. */
  time: number;
  /** What differs; empty otherwise. */
  reason: string;
}

/** A backend and a buyer of it. */
export interface Backend {
  /** Fetches an address below the backend's origin. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  account: string;
  password: string;
  /** Opens its chat, for a walk that changes. */
  connectChat?: ConnectChat;
}

/** How long a call may take (ms). */
const PATIENCE = 10_000;

/** Asks one call. An answer of 404 is a call that the backend does not have, also where the package does without it. */
async function ask(api: Api, [call, run]: Step, found: Found, statuses: number[]): Promise<Result | null> {
  const start = performance.now();
  statuses.length = 0;
  let state: Conformity = 'as told';
  let reason = '';
  try {
    const asked = run(api, found);
    if (asked === null) return null;
    await asked;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    state = 'differs';
    reason = `${error.kind} ${error.status}`;
  }
  // Another call may stand in for one that is missing; the first tells.
  if (statuses[0] === 404) [state, reason] = ['missing', ''];
  return { call, state, time: performance.now() - start, reason };
}

/**
 * Asks a backend every reading call of packages/api, as a visitor and as a buyer, and says how each is answered. Nothing is changed but a
 * sign-in, unless there is `connectChat`: then it buys, asks for a refund, talks to an agent, and puts back what a buyer can (changes.ts).
 * Throws where the buyer cannot sign in.
 */
export async function walk({ fetch, account: name, password, connectChat }: Backend): Promise<Result[]> {
  const statuses: number[] = [];
  const counting = async (input: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(input, init);
    statuses.push(answer.status);
    return answer;
  };
  const options = { fetch: counting, baseUrl: '/api', locale: 'en-US', timeoutMs: PATIENCE } as const;
  const found: Found = {};
  const results: (Result | null)[] = [];
  const visitor = createApi(options);
  for (const step of FOR_EVERYBODY) results.push(await ask(visitor, step, found, statuses));
  const { token } = await account.login(visitor, { account: name, password });
  const buyer = createApi({ ...options, token });
  for (const step of FOR_THE_BUYER) results.push(await ask(buyer, step, found, statuses));
  if (connectChat) {
    const chat = conversation(connectChat, token ?? '');
    const steps = [...CHANGES, ...chat.steps, ...ENDING];
    for (const step of steps) results.push(await ask(buyer, step, found, statuses));
    chat.close();
  }
  return results.filter((result) => result !== null);
}

/** The results as a Markdown table; `withTime` adds how long each took. */
export function tableOf(results: readonly Result[], withTime: boolean): string {
  const cells = ({ call, state, time, reason }: Result) => [
    `\`${call}\``,
    reason ? `${state} (${reason})` : state,
    ...(withTime ? [`${Math.round(time)} ms`] : []),
  ];
  const head = ['call', 'state', ...(withTime ? ['time'] : [])];
  const rows = [head, head.map(() => '---'), ...results.map(cells)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
