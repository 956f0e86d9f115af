import { acceptInvitation } from '@rider/api/desk';
import {
  applyImport,
  cancelImport,
  getImportProgress,
  getImports,
  inviteStaff,
  startImport,
} from '@rider/api/operator';
import { IMPORT_AREAS, IMPORT_KINDS } from '@rider/model/import';
import { mayUse, STAFF_ROLES, type StaffRole } from '@rider/model/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const password = 'a long pass phrase';

describe.each(MAIN_DATABASE)('roles and files on $name', ({ openShop }) => {
  let shop: Shop;
  /** The token of a new person with a role. */
  const personWith = async (role: StaffRole) => {
    const email = `${role}@files.test`;
    const { token } = await inviteStaff(await operatorApi(shop), { name: role, email, role });
    await acceptInvitation(apiOf(shop, ''), { token, name: role, email: '', password });
    return (await shop.call<{ token: string }>('/kefuapi/login', { body: { account: email, password } })).data.token;
  };
  const tokens = new Map<StaffRole, string>();

  beforeAll(async () => {
    shop = await openShop();
    for (const role of STAFF_ROLES) tokens.set(role, await personWith(role));
  });
  afterAll(() => shop.close());

  test('[B16] files of a kind are imported and exported by the roles that edit it at the desk', async () => {
    for (const role of STAFF_ROLES) {
      const isForbidden = async (path: string, init: RequestInit = {}) => {
        const headers = { 'Authori-zation': `Bearer ${tokens.get(role)}` };
        return (
          await (await shop.fetch(`http://shop.test/api/operator/${path}`, { ...init, headers })).text()
        ).includes('"910700"');
      };
      for (const kind of IMPORT_KINDS) {
        const forbidden = !mayUse(role, IMPORT_AREAS[kind]);
        const form = new FormData();
        form.set('kind', kind);
        form.set('file', new File(['Unknown'], 'a.csv'));
        expect(await isForbidden(`export?kind=${kind}&template=1`), `${role} ${kind}`).toBe(forbidden);
        expect(await isForbidden('imports', { method: 'POST', body: form }), `${role} ${kind}`).toBe(forbidden);
      }
    }
  });

  test('[B16] an import is open to the roles that edit what it contains, and columns of other roles are not used', async () => {
    const owner = await operatorApi(shop);
    const accounts = apiOf(shop, tokens.get('accounts') ?? '');
    const categories = new File(['Name EN,Name ZH\nSeals,密封条'], 'categories.csv');
    const { id: foreign } = await startImport(owner, { file: categories, kind: 'categories' });
    const calls = [getImportProgress, applyImport, cancelImport];
    for (const call of calls) await expect(call(accounts, foreign)).rejects.toMatchObject({ code: '910700' });
    const buyers = new File(
      ['E-mail,First name,Last name,Price list,Credit limit,Payment days\na@b.test,A,B,VIP,10,5'],
      'b.csv',
    );
    const { id } = await startImport(accounts, { file: buyers, kind: 'buyers' });
    expect((await getImportProgress(accounts, id)).unused).toEqual(['Price list']);
    expect((await getImports(accounts, {})).items.map(({ kind }) => kind)).toEqual(['buyers']);
  });
});
