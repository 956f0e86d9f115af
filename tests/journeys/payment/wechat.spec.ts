import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';
import { OWN_PAGE, PASSWORD } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';

const APPID = 'wx0123456789abcdef';

/** A fake of WeChat's HTTP API as WeChat documents it (sns/oauth2/access_token, sns/userinfo). */
async function startFakeWechat(): Promise<{ origin: string; requests: URL[]; server: Server }> {
  const requests: URL[] = [];
  const used = new Set<string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://wechat');
    requests.push(url);
    const send = (answer: object) => response.end(JSON.stringify(answer));
    const { searchParams } = url;
    if (url.pathname === '/sns/oauth2/access_token') {
      const code = searchParams.get('code') ?? '';
      if (!code.startsWith('good') || used.has(code)) return send({ errcode: 40029, errmsg: 'invalid code' });
      used.add(code);
      return send({
        access_token: 'token',
        expires_in: 7200,
        openid: 'o6_bmjrPTlm6_2sgVt7hMZOPfL2M',
        scope: 'snsapi_login',
      });
    }
    if (searchParams.get('access_token') !== 'token') return send({ errcode: 40003, errmsg: 'invalid openid' });
    return send({ openid: searchParams.get('openid'), nickname: '陈师傅', unionid: 'o6_bmasdasdsad6_2sgVt7hMZOPfL' });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, server };
}

const sessionsOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => /^local\d$/.test(name));

test('[R4.1] a WeChat user signs in once by password, then by the QR code with the cookie local3, until unlinked', async ({
  startShop,
  browser,
  request,
  axe,
}) => {
  // Without keys WeChat is not offered.
  expect(await (await request.get('/login')).text()).not.toContain('WeChat</');
  expect((await request.get('/wechat_login')).status()).toBe(404);
  const wechat = await startFakeWechat();
  const shop = await startShop({ WECHAT_APPID: APPID, WECHAT_SECRET: 'secret', WECHAT_ORIGIN: wechat.origin });
  const context = await browser.newContext({ baseURL: shop.origin });
  const text = async (path: string) => (await context.request.get(path)).text();
  /** The state in the address of WeChat's QR code. */
  const stateNow = async () => {
    const [, address = ''] = /href="(https:\/\/open\.weixin\.qq\.com[^"]+)"/.exec(await text('/wechat_login')) ?? [];
    const { searchParams } = new URL(address.replaceAll('&amp;', '&'));
    expect(searchParams.get('appid')).toBe(APPID);
    expect(searchParams.get('redirect_uri')).toBe(`${shop.origin}/wechat_login`);
    return searchParams.get('state') ?? '';
  };
  expect(await text('/login')).toContain('href="/wechat_login"');

  // A link with another person's code makes no WeChat call and signs nobody in.
  await stateNow();
  expect(await text('/wechat_login?code=good0&state=forged')).toContain('WeChat sign-in failed');
  const given = { headers: { 'Sec-Fetch-Site': 'none' } };
  expect((await context.request.get('/api/pc/wechat_auth?code=good0', given)).status()).toBe(405);
  expect(wechat.requests).toEqual([]);

  /** Sends the form that the page of WeChat's answer shows. */
  const answerWith = async (code: string) => {
    const state = await stateNow();
    expect(await text(`/wechat_login?code=${code}&state=${state}`)).toContain('name="code"');
    expect(await sessionsOf(context)).toEqual([]);
    const form = { code, state };
    return (await context.request.post('/wechat_login', { headers: OWN_PAGE, form })).text();
  };
  expect(await answerWith('bad')).toContain('WeChat sign-in failed');
  expect(await answerWith('good1')).toContain('Sign in once to link WeChat');
  expect(await sessionsOf(context)).toEqual([]);
  await context.request.post('/login', {
    headers: { Origin: shop.origin },
    form: { intent: 'sign-in', account: 'priyaglass', password: PASSWORD },
  });
  expect(await sessionsOf(context)).toEqual(['local1']);

  await context.clearCookies();
  const page = await context.newPage();
  await page.goto(`/wechat_login?code=good2&state=${await stateNow()}`);
  await expect(page).toHaveURL('/');
  expect(await sessionsOf(context)).toEqual(['local3']);
  const user = (await (await context.request.get('/api/user')).json()) as { data: { account: string } };
  expect(user.data.account).toBe('priyaglass');

  await page.goto('/user/userinfo');
  const main = page.locator('#content');
  await expect(main.getByRole('listitem').filter({ hasText: '陈师傅, linked' })).toBeVisible();
  await axe(page);
  await main.getByRole('button', { name: 'Unlink WeChat' }).click();
  await expect(main.getByText('WeChat is unlinked and no longer signs you in.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Unlink WeChat' })).toHaveCount(0);
  const notices = await context.request.get('/api/user/message_system/list');
  expect(await notices.text()).toContain('陈师傅 of WeChat can now sign in to your account.');
  await context.clearCookies();
  expect(await answerWith('good3')).toContain('Sign in once to link WeChat');
  expect(await sessionsOf(context)).toEqual([]);
  expect(wechat.requests[0]?.search).toContain(`appid=${APPID}&secret=secret&code=bad&grant_type=authorization_code`);
  await context.close();
  await new Promise((closed) => wechat.server.close(closed));
});
