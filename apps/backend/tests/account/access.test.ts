import { createApi } from '@rider/api';
import { beginSecondStep, confirmSecondStep } from '@rider/api/desk';
import type { StaffRole } from '@rider/model/staff';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { ROUTE_MODULES, type BackendServices } from '../../src/index.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

/** All registered calls. Registering uses no service. */
const CALLS = createApp(ROUTE_MODULES, {} as BackendServices)
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({ method, path: path.replace('/api', '') }));

const below = (root: string) => CALLS.filter(({ path }) => path.startsWith(root));

/** The calls that a visitor may use. Add new ones here on purpose only. */
const PUBLIC = [
  '/punchout/visit /punchout/start',
  '/home_sections /capabilities /get_header /pc/get_company_info /pc/get_wechat_qrcode /pc/get_banner /notice_list /notice_detail/:id',
  '/get_agreement/:type /pc/get_news_detail/:id /pc/get_news_list /pc/get_news_category /country_list /city_list',
  '/pc/get_city/:pid /changeLanguage /category_all /pc/get_category_product /pc/get_products /pc/get_recommend/:type',
  '/pc/get_good_product /product/detail/:id /seckill/index /seckill/list/:slot /seckill/detail/:id/:slot?',
  '/advance/list /combination/list /combination/detail/:id /combination/pink/:id /reply/config/:id /reply/list/:id',
  '/search/keyword /search/suggest /cart/quick_check /cross_references /coupons /v2/coupons /logistics /store_list',
  '/login /login/mobile /pc/get_appid /pc/wechat_auth /register/verify /register /register/reset',
  '/partner/chat_token /get_workerman_url /user/service/feedback /kefuapi/login /kefuapi/logout',
  '/kefuapi/invitation /kefuapi/invitation/accept /openapi.json /api_reference',
].flatMap((line) => line.split(' '));

const signedOut = { status: 110002, data: [] };
const ended = { status: 110003, data: [] };

describe.each(MAIN_DATABASE)('access on $name', ({ openShop }) => {
  let shop: Shop;
  const tokens: Record<string, string> = { 'a forged session': 'x'.repeat(43) };

  const setAgent = (account: string, change: { staff_role?: StaffRole; active?: boolean }) =>
    shop.database.updateTable('agent').set(change).where('account', '=', account).execute();
  const signInBySecondStep = async (account: string): Promise<string> => {
    let token = await shop.signInAgent(account);
    const onNewToken = (next: string) => {
      token = next;
    };
    const api = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token, onNewToken });
    const { secret } = await beginSecondStep(api);
    await confirmSecondStep(api, new TOTP({ secret }).generate({ timestamp: shop.clock.now }));
    return token;
  };
  const answerTo = (token: string | undefined, { method, path }: (typeof CALLS)[number]) =>
    shop.call(path.replaceAll(/:\w+\??/g, '1'), { token, ...(method === 'POST' && { body: {} }) });

  beforeAll(async () => {
    shop = await openShop({ demo: true, demandsSecondStep: true });
    tokens['a buyer'] = await shop.signIn('luisglass');
    tokens['an operator without the required second step'] = await shop.signInAgent('maya');
    tokens['an operator who signed out'] = await shop.signInAgent('maya');
    await shop.call('/kefuapi/logout', { token: tokens['an operator who signed out'] });
    tokens['an operator signed in before setting up the second step'] = await shop.signInAgent('rosa');
    tokens['an operator with the second step'] = await signInBySecondStep('rosa');
    tokens['a former operator'] = await shop.signInAgent('daniel');
    await setAgent('daniel', { staff_role: 'support' });
  });
  afterAll(() => shop.close());

  test.each([
    ['a visitor', signedOut],
    ['a forged session', signedOut],
    ['a buyer', signedOut],
    ['an operator who signed out', signedOut],
    ['an operator signed in before setting up the second step', signedOut],
    ['a former operator', signedOut],
    ['an operator without the required second step', { status: 400, code: '910712', data: [] }],
  ])('[R4.1] every operator call rejects %s', async (requester, rejection) => {
    for (const call of below('/operator/'))
      expect(await answerTo(tokens[requester], call), call.path).toEqual(expect.objectContaining(rejection));
  });

  test.each([
    'a visitor',
    'a forged session',
    'a buyer',
    'an operator who signed out',
    'an operator signed in before setting up the second step',
    'a former operator',
  ])('[R4.1] every call of the desk rejects %s', async (requester) => {
    for (const call of below('/kefuapi/').filter(({ path }) => !PUBLIC.includes(path)))
      expect(await answerTo(tokens[requester], call), call.path).toEqual(expect.objectContaining(signedOut));
  });

  test('[R4.1] every call that is not public rejects visitors', async () => {
    const open: string[] = [];
    for (const call of CALLS) if ((await answerTo(undefined, call)).status !== signedOut.status) open.push(call.path);
    expect([...new Set(open)].toSorted()).toEqual(PUBLIC.toSorted());
  });

  test('[R4.1] an operator with the second step may use the operator calls, until it expires or is switched off', async () => {
    const token = tokens['an operator with the second step'];
    const [first] = below('/operator/');
    if (first === undefined) throw new Error('no operator calls');
    expect(await answerTo(token, first)).toMatchObject({ status: 200 });
    await setAgent('rosa', { active: false });
    for (const call of below('/operator/')) expect((await answerTo(token, call)).data, call.path).toEqual([]);
    await setAgent('rosa', { active: true });
    shop.clock.now += 43_200_000;
    for (const call of below('/operator/'))
      expect(await answerTo(token, call), call.path).toEqual(expect.objectContaining(ended));
  });
});
