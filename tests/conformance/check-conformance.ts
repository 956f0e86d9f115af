import { ApiError, createApi, login, type Api } from '../../packages/api/src/index.ts';
import { WRITES, LAST_STEPS } from './write-steps.ts';
import { conversation, type ConnectChat } from './conversation.ts';
import { VISITOR_READS, BUYER_READS } from './read-steps.ts';
import type { Found, Step, Steps } from './steps.ts';

/** Whether a backend answers a call as packages/api decodes it, lacks it (404), or answers otherwise. */
export type Conformity = 'as documented' | 'missing' | 'differs';

/** The result of one call. */
export interface Result {
  call: string;
  state: Conformity;
  /** What differs; empty otherwise. */
  reason: string;
}

/** A backend and a buyer of it. */
export interface Backend {
  /** Fetches an address below the backend's origin. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  account: string;
  password: string;
  /** Opens its chat, for a run that writes. */
  connectChat?: ConnectChat;
}

/** How long a call may take (ms). */
const TIME_LIMIT = 10_000;

/** Makes one call. A 404 means that the backend lacks the call, even where the package does without it. */
async function callOnce(
  api: Api,
  [call, run]: [string, Step],
  found: Found,
  statuses: number[],
): Promise<Result | null> {
  statuses.length = 0;
  let state: Conformity = 'as documented';
  let reason = '';
  try {
    const answer = run(api, found);
    if (answer === null) return null;
    await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    state = 'differs';
    reason = `${error.kind} ${error.status}`;
  }
  // Another call may replace a missing one; the first decides.
  if (statuses[0] === 404) [state, reason] = ['missing', ''];
  return { call, state, reason };
}

/**
 * Makes every reading call of packages/api, as a visitor and as a buyer, and returns how each is answered. Changes nothing but a sign-in,
 * unless there is `connectChat`: then it buys, requests a refund, chats with an agent, and reverts what a buyer can (write-steps.ts).
 * @throws where the buyer cannot sign in
 */
export async function checkConformance({ fetch, account, password, connectChat }: Backend): Promise<Result[]> {
  const statuses: number[] = [];
  const counting = async (input: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(input, init);
    statuses.push(answer.status);
    return answer;
  };
  const options = { fetch: counting, baseUrl: '/api', locale: 'en-US', timeoutMs: TIME_LIMIT } as const;
  const found: Found = {};
  const results: Result[] = [];
  const callAll = async (api: Api, steps: Steps) => {
    for (const step of Object.entries(steps)) {
      const result = await callOnce(api, step, found, statuses);
      if (result) results.push(result);
    }
  };
  const visitor = createApi(options);
  await callAll(visitor, VISITOR_READS);
  const { token } = await login(visitor, { account, password });
  const buyer = createApi({ ...options, token });
  await callAll(buyer, BUYER_READS);
  if (connectChat) {
    const chat = conversation(connectChat, token ?? '');
    await callAll(buyer, { ...WRITES, ...chat.steps, ...LAST_STEPS });
    chat.close();
  }
  return results;
}

/** The results as a Markdown table. */
export function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ call, state, reason }) => `| \`${call}\` | ${reason ? `${state} (${reason})` : state} |`);
  return ['| call | state |', '| --- | --- |', ...rows].join('\n');
}
