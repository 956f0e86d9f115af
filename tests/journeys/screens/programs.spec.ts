import { createApi } from '../../../packages/api/src/index.ts';
import { getUser, login, logout } from '../../../packages/api/src/account/index.ts';
import { PASSWORD } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';

const credentials = { account: 'danaglass', password: PASSWORD };

test('[R4.1] [R8.1] a program signs in and ends its token; a page never sees one', async ({ page, baseURL }) => {
  const options = { baseUrl: `${baseURL}/api`, locale: 'en-US' } as const;
  const { token } = await login(createApi(options), credentials);
  expect(token).toMatch(/^\S{20,}$/);
  const program = createApi({ ...options, token });
  expect(await getUser(program)).toMatchObject({ account: 'danaglass' });
  await expect(getUser(createApi(options))).rejects.toMatchObject({ kind: 'session' });
  await expect(getUser(createApi({ ...options, token: `${token}x` }))).rejects.toMatchObject({ kind: 'session' });

  await page.goto('/login');
  const asPage = (path: string, given: { method?: string; headers?: Record<string, string>; body?: string }) =>
    page.evaluate(
      async ({ call, init }) => {
        const answer = await fetch(`/api/${call}`, init);
        return { text: await answer.text(), shared: answer.headers.get('Cache-Control') };
      },
      { call: path, init: given },
    );
  const headers = { 'Content-Type': 'application/json', 'Authori-zation': `Bearer ${token}` };
  // The page's own header counts for nothing: nobody is signed in there.
  expect((await asPage('user', { headers })).text).not.toContain('danaglass');
  const signedIn = await asPage('login', { method: 'POST', headers, body: JSON.stringify(credentials) });
  expect(JSON.parse(signedIn.text)).toMatchObject({ status: 200, data: { signedIn: true } });
  expect(signedIn.text).not.toContain('token');
  const own = await asPage('user', {});
  expect(own.text).toContain('danaglass');
  expect(own.shared).toBe('private, no-store');

  await logout(program);
  await expect(getUser(program)).rejects.toMatchObject({ kind: 'session' });
  expect((await asPage('user', {})).text).toContain('danaglass');
});
