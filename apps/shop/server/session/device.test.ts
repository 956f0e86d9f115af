import { expect, test } from 'vitest';
import { BackendCalls } from '../backend/backend-calls.ts';
import { RequestBodies, SMALL_BODY } from '../http/request-bodies.ts';
import { createSessionBridge } from './session-bridge.ts';

const ORIGIN = 'https://shop.example';
const TOKEN = 'd'.repeat(43);

async function signIn(headers: Record<string, string>, answered: Record<string, string>) {
  const seen: Request[] = [];
  const backend = (call: Request) => {
    seen.push(call);
    return Promise.resolve(Response.json({ status: 200, data: { token: 't' } }, { headers: answered }));
  };
  const calls = new BackendCalls({ backend, bodyLimit: () => SMALL_BODY, bodies: new RequestBodies() });
  const bridge = createSessionBridge(calls, ORIGIN);
  const request = new Request(`${ORIGIN}/api/login`, {
    method: 'POST',
    headers: { Host: 'shop.example', Origin: ORIGIN, ...headers },
  });
  return { answer: await bridge(request, '192.0.2.7'), sent: seen[0]?.headers.get('X-Rider-Device') ?? null };
}

test('[R10.3] the token of a device is sent in an HttpOnly cookie and nowhere else in the answer', async () => {
  const { answer } = await signIn({}, { 'X-Rider-Device': TOKEN });
  const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('device='));
  expect(cookie).toBe(`device=${TOKEN}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax`);
  expect(answer.headers.has('X-Rider-Device')).toBe(false);
  expect(await answer.text()).not.toContain(TOKEN);
});

test('[R10.3] the cookie is forwarded to the backend, a header of the page is not', async () => {
  expect((await signIn({ Cookie: `device=${TOKEN}` }, {})).sent).toBe(TOKEN);
  expect((await signIn({ 'X-Rider-Device': TOKEN }, {})).sent).toBeNull();
});
