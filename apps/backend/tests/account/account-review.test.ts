import { requestAccount } from '@rider/api/account-request';
import { getAccountRequests } from '@rider/api/operator';
import type { AccountRequestDraft } from '@rider/model/account-request';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { ACCOUNT_REQUEST_DRAFT, AccountRequests } from './account-request-draft.ts';

describe.each(MAIN_DATABASE)('an operator’s view of an account request on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: string;
  let requests: AccountRequests;
  let count = 0;
  let draft: AccountRequestDraft;

  const api = (...given: Parameters<AccountRequests['api']>) => requests.api(...given);
  const submitRequest = (change: Partial<AccountRequestDraft> = {}) => requests.submit({ ...draft, ...change });

  beforeAll(async () => {
    shop = await openShop();
    maya = await shop.signInAgent();
    requests = new AccountRequests(shop, maya);
  });
  beforeEach(() => {
    count += 1;
    shop.clock.now += 660_000;
    draft = { ...ACCOUNT_REQUEST_DRAFT, email: `Nora${count}@weiss.example`, account: `noraweiss${count}` };
  });
  afterAll(() => shop.close());

  test('[R1.3] [R1.4] the picture of a license is checked by content and shown to operators only', async () => {
    const code = await requests.codeFor(draft.email);
    const claimed = new Blob(['<script>alert(1)</script>'], { type: 'image/png' });
    await expect(requestAccount(api(), { ...draft, code }, claimed)).rejects.toMatchObject({
      fieldErrors: { licensePicture: 'Uploaded pictures can only be in JPG or PNG format!' },
    });
    expect((await getAccountRequests(api(maya), { search: draft.account })).total).toBe(0);
    const place = Buffer.from('taken at home');
    const photo = await sharp({ create: { width: 3000, height: 200, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Artist: place.toString() } })
      .jpeg()
      .toBuffer();
    // The code is still valid: nothing was written.
    await requestAccount(api(), { ...draft, code }, new Blob([new Uint8Array(photo)]));
    const { licensePicture } = await requests.requestOf(draft.account);
    const open = (token?: string) =>
      shop.fetch(licensePicture ?? '', { headers: token ? { 'Authori-zation': `Bearer ${token}` } : {} });
    const shown = await open(maya);
    expect(shown.headers.get('Content-Type')).toBe('image/jpeg');
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(2000);
    expect(bytes.includes(place)).toBe(false);
    for (const stranger of [undefined, await shop.signIn('luisglass')])
      expect(await (await open(stranger)).json()).toMatchObject({ status: 110002 });
  });

  test('[R1.4] a request lists other accounts of the same company, license or mailbox', async () => {
    const mine = {
      company: `Tucson Panes ${count} LLC`,
      licenseNumber: `ROC 55-${count}`,
      email: `tp${count}@panes.example`,
    };
    await submitRequest(mine);
    const first = draft.account;
    expect((await requests.requestOf(first)).duplicates).toEqual([]);
    const others = [
      [{ company: `tucson panes ${count}, inc.` }, ['company']],
      [{ licenseNumber: `roc 55${count}` }, ['license']],
      [{ email: `TP${count}+second@panes.example` }, ['email']],
    ] as const;
    for (const [index, [same, reasons]] of others.entries()) {
      shop.clock.now += 61_000;
      const account = `${first}x${index}`;
      const own = {
        company: `Else ${count} ${index}`,
        licenseNumber: `L ${count} ${index}`,
        email: `e${count}${index}@b.example`,
      };
      await submitRequest({ ...own, ...same, account });
      expect((await requests.requestOf(account)).duplicates).toEqual([
        { account: first, company: mine.company, state: 'pending', reasons },
      ]);
    }
    expect((await requests.requestOf(first)).duplicates.map(({ reasons }) => reasons)).toEqual([
      ['company'],
      ['license'],
      ['email'],
    ]);
  });
});
