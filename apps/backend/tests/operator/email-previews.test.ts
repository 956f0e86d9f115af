import { acceptInvitation } from '@rider/api/desk';
import { getEmailPreviews, getOperatorLog, getOutgoingEmails, inviteStaff, sendTestEmail } from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund-calls.ts';

describe.each(MAIN_DATABASE)('[B15] e-mail texts on $name', ({ openShop }) => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('every e-mail has a preview in both languages, without an argument left open', async () => {
    const owner = await operatorApi(shop);
    const pages = await Promise.all([1, 2, 3].map((page) => getEmailPreviews(owner, { page })));
    const items = pages.flatMap((page) => page.items);
    expect(items).toHaveLength(pages[0]?.total ?? 0);
    const names = items.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['order-paid', 'refund-paid', 'invoice-overdue', 'reset-code']));
    for (const { name, texts } of items)
      for (const { subject, body } of Object.values(texts)) {
        expect(subject, name).toMatch(/\S/);
        expect(body, name).toMatch(/\S/);
        expect(subject + body, name).not.toMatch(/[{}]|undefined|NaN/);
      }
    expect((await getEmailPreviews(owner, { search: '密码' })).total).toBeGreaterThan(0);
    const { items: found } = await getEmailPreviews(owner, { search: 'ready for pick-up' });
    expect(found.map(({ title }) => title['en-US'])).toContain('Order ready for pick-up');
  });

  test('an operator sends one to the own address, in a language, and the log records it', async () => {
    const maya = await operatorApi(shop);
    await expect(sendTestEmail(maya, { name: 'order-paid', locale: 'en-US' })).rejects.toMatchObject({
      code: '910718',
    });
    const { token } = await inviteStaff(maya, { name: 'Ana', email: 'ana@shop.test', role: 'manager' });
    const password = 'a long pass phrase';
    await acceptInvitation(apiOf(shop, ''), { token, name: 'Ana', email: '', password });
    const signedIn = await shop.call<{ token: string }>('/kefuapi/login', {
      body: { account: 'ana@shop.test', password },
    });
    const ana = apiOf(shop, signedIn.data.token);
    await sendTestEmail(ana, { name: 'order-paid', locale: 'zh-CN' });
    const { items } = await getOutgoingEmails(maya, { search: 'ana@shop.test' });
    expect(items[0]).toMatchObject({ to: 'ana@shop.test', subject: expect.stringMatching(/^测试：/) });
    const log = await getOperatorLog(maya, { search: 'order-paid' });
    expect(log.items).toMatchObject([{ action: 'email.test', detail: 'ana@shop.test' }]);
    await expect(sendTestEmail(ana, { name: 'nothing', locale: 'en-US' })).rejects.toMatchObject({ kind: 'rejected' });
  });
});
