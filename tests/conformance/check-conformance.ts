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

/** A request that a call made. */
interface Request {
  /** Method and path below `/api`; a GET has the path alone. */
  name: string;
  status: number;
}

/** Makes one call. The backend lacks it if it answers 404, or if the package does not request it because of the backend's capabilities. */
async function callOnce(
  api: Api,
  [call, run]: [string, Step],
  found: Found,
  requests: Request[],
): Promise<Result | null> {
  requests.length = 0;
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
  const own = requests.find(({ name }) => name.startsWith(call));
  // Frames of the chat are no requests.
  const isReplaced = own === undefined && state === 'as documented' && !call.startsWith('/');
  if (own?.status === 404 || isReplaced) [state, reason] = ['missing', ''];
  return { call, state, reason };
}

/**
 * Makes every reading call of packages/api, as a visitor and as a buyer, and returns how each is answered. Changes nothing but a sign-in,
 * unless there is `connectChat`: then it buys, requests a refund, chats with an agent, and reverts what a buyer can (write-steps.ts).
 * @throws where the buyer cannot sign in
 */
export async function checkConformance({ fetch, account, password, connectChat }: Backend): Promise<Result[]> {
  const requests: Request[] = [];
  const counting = async (input: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(input, init);
    const { method = 'GET' } = init;
    requests.push({ name: input.replace('/api/', method === 'GET' ? '' : `${method} `), status: answer.status });
    return answer;
  };
  const options = { fetch: counting, baseUrl: '/api', locale: 'en-US', timeoutMs: TIME_LIMIT } as const;
  const found: Found = {};
  const results: Result[] = [];
  const callAll = async (api: Api, steps: Steps) => {
    for (const step of Object.entries(steps)) {
      const result = await callOnce(api, step, found, requests);
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
