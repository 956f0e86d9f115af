import { acceptInvitation } from '@rider/api/desk';
import {
  getEmailPreviews,
  getEmailTemplate,
  getOperatorLog,
  getOutgoingEmails,
  inviteStaff,
  previewEmailTexts,
  saveEmailTexts,
  sendTestEmail,
  type EmailTexts,
} from '@rider/api/operator';
import type { Api } from '@rider/api/transport';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMAIL_NAMES, emailSetting, emailText, hasSubject, type AnyEmailName } from '../../src/email/email-text.ts';
import { queueEmail, queueTextMessage } from '../../src/email/outbox.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

describe.each(MAIN_DATABASE)('[B15] e-mail texts on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: Api;
  let ana: Api;
  const facts = { order: 'A1', total: 123_450, pickUp: 'false' };
  /** Saves changed texts of an e-mail over its current ones. */
  const save = async (name: string, changed: { [Part in keyof EmailTexts]?: Partial<EmailTexts[Part]> }) => {
    const { subject, body, version } = await getEmailTemplate(maya, name);
    const texts = { subject: { ...subject, ...changed.subject }, body: { ...body, ...changed.body }, version };
    await saveEmailTexts(maya, name, texts);
  };

  beforeAll(async () => {
    shop = await openShop();
    maya = await operatorApi(shop);
    const { token } = await inviteStaff(maya, { name: 'Ana', email: 'ana@shop.test', role: 'manager' });
    const password = 'a long pass phrase';
    await acceptInvitation(apiOf(shop, ''), { token, name: 'Ana', email: '', password });
    const body = { account: 'ana@shop.test', password };
    ana = apiOf(shop, (await shop.call<{ token: string }>('/kefuapi/login', { body })).data.token);
  });
  afterAll(() => shop.close());

  test('every e-mail has a preview in both languages, without an argument left open', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => getEmailPreviews(maya, { page })));
    const items = pages.flatMap((page) => page.items);
    expect(items).toHaveLength(pages[0]?.total ?? 0);
    const names = items.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['order-paid', 'refund-paid', 'invoice-overdue', 'reset-code']));
    for (const { name, texts } of items)
      for (const { subject, body } of Object.values(texts)) {
        expect(/\S/.test(subject), name).toBe(hasSubject(name as AnyEmailName));
        expect(body, name).toMatch(/\S/);
        expect(subject + body, name).not.toMatch(/[{}]|undefined|NaN/);
      }
    expect((await getEmailPreviews(maya, { search: '密码' })).total).toBeGreaterThan(0);
    const { items: found } = await getEmailPreviews(maya, { search: 'ready for pick-up' });
    expect(found.map(({ title }) => title['en-US'])).toContain('Order ready for pick-up');
  });

  test('an operator sends a draft to the own address, in a language, and the log records it', async () => {
    const { subject, body } = await getEmailTemplate(maya, 'order-paid');
    const draft = {
      name: 'order-paid',
      locale: 'zh-CN',
      subject: { ...subject, 'zh-CN': '谢谢 {order}' },
      body,
    } as const;
    await expect(sendTestEmail(maya, draft)).rejects.toMatchObject({ code: '910718' });
    await sendTestEmail(ana, draft);
    const { items } = await getOutgoingEmails(maya, { search: 'ana@shop.test' });
    expect(items[0]).toMatchObject({ to: 'ana@shop.test', subject: '测试：谢谢 202611270001' });
    const log = await getOperatorLog(maya, { search: 'order-paid' });
    expect(log.items).toMatchObject([{ action: 'email.test', detail: 'ana@shop.test' }]);
    await expect(sendTestEmail(ana, { ...draft, name: 'nothing' })).rejects.toMatchObject({ kind: 'rejected' });
  });

  test('the default texts of every e-mail have no faults, and saving them changes nothing', async () => {
    for (const name of EMAIL_NAMES) {
      const { defaults } = await getEmailTemplate(maya, name);
      expect((await previewEmailTexts(maya, name, defaults)).errors, name).toEqual({});
      expect(JSON.stringify(defaults), name).not.toContain(', number');
      await save(name, defaults);
    }
    const rows = await shop.database
      .selectFrom('shop_setting')
      .select('value')
      .where('name', 'like', 'email.%')
      .execute();
    expect(rows.map(({ value }) => value)).toEqual(EMAIL_NAMES.map(() => ({})));
    expect((await getEmailPreviews(maya, { state: 'default' })).total).toBe(EMAIL_NAMES.length);
  });

  test('a changed text is sent at once in its language, with amounts as money; the other follows the default', async () => {
    await save('order-paid', {
      subject: { 'en-US': 'Thank you for {order}' },
      body: { 'en-US': 'We got {total}.\r\n\r\n{pickUp, select, true {Fetch it} other {We ship for {total}}}.' },
    });
    expect(await emailText(shop.database, 'order-paid', 'en-US', facts)).toEqual({
      subject: 'Thank you for A1',
      body: 'We got $1,234.50.\n\nWe ship for $1,234.50.',
    });
    expect((await emailText(shop.database, 'order-paid', 'zh-CN', facts)).subject).toBe('订单 A1 已付款');
    expect((await getEmailPreviews(maya, { state: 'changed' })).items.map(({ name }) => name)).toEqual(['order-paid']);
    const log = await getOperatorLog(maya, { search: 'order-paid' });
    expect(log.items[0]).toMatchObject({ action: 'email.change', detail: expect.stringContaining('Thank you for') });
    const { defaults } = await getEmailTemplate(maya, 'order-paid');
    await save('order-paid', defaults);
    expect((await getEmailPreviews(maya, { state: 'changed' })).total).toBe(0);
  });

  test('the greeting of e-mails about orders and the text messages change without a subject, with the shop’s name', async () => {
    await save('greeting', { body: { 'en-US': 'Dear {name},' } });
    const { items } = await getEmailPreviews(maya, { search: 'order-paid' });
    expect(items[0]?.texts['en-US'].body).toMatch(/^Dear Luis Vega,/);
    await expect(save('sign-in-code', { body: { 'en-US': 'Your code.' } })).rejects.toMatchObject({
      fieldErrors: { 'body.en-US': expect.stringContaining('{code}') },
    });
    await expect(save('sign-in-code', { body: { 'en-US': `{code} ${'long '.repeat(70)}` } })).rejects.toMatchObject({
      fieldErrors: { 'body.en-US': expect.any(String) },
    });
    await save('sign-in-code', { body: { 'en-US': '{shop}: {code}' } });
    const services = { sendsTexts: false, clock: Date.now };
    const message = { to: '+16265550142', text: 'sign-in-code', facts: { code: 'K7M', minutes: 5 } } as const;
    await shop.database.transaction().execute(async (transaction) => {
      await queueTextMessage(services, transaction, { ...message, locale: 'en-US' });
    });
    expect((await getOutgoingEmails(maya, { search: message.to })).items[0]?.body).toBe('RIDER: K7M');
    await expect(
      saveEmailTexts(ana, 'sign-in-code', await getEmailTemplate(ana, 'sign-in-code')),
    ).rejects.toMatchObject({ kind: 'rejected' });
    for (const name of ['greeting', 'sign-in-code']) await save(name, (await getEmailTemplate(maya, name)).defaults);
  });

  test('the second of two operators sees who was first, and nothing is overwritten', async () => {
    const { version, subject, body } = await getEmailTemplate(maya, 'order-shipped');
    const mine = { subject: { ...subject, 'en-US': 'On its way' }, body, version };
    await saveEmailTexts(maya, 'order-shipped', mine);
    const second = saveEmailTexts(ana, 'order-shipped', { ...mine, body: { ...body, 'en-US': 'Mine' } });
    await expect(second).rejects.toMatchObject({ code: '900013', message: expect.stringContaining('Maya') });
    expect((await getEmailTemplate(ana, 'order-shipped')).body).toEqual(body);
  });

  test.each([
    ['order-paid', 'subject', 'Order {ordr}', /\{ordr\}/],
    ['order-paid', 'subject', 'Order {order', /braces/],
    ['order-paid', 'body', 'Due {payBefore, date, ::foo}', /payBefore/],
    ['order-paid', 'body', '{pickUp} {total}', /\{pickUp, select, true \{…\} other \{…\}\}/],
    ['order-paid', 'body', '{order, plural, one {#} other {#}}', /\{order\}/],
    ['order-paid', 'subject', 'Two\r\nBcc: victim@shop.test', /one line/],
    ['order-paid', 'subject', ' ', /subject/],
    ['refund-refused', 'body', 'No refund.', /\{reason\}/],
    ['refund-refused', 'body', "No refund: '{reason}'", /\{reason\}/],
    ['reset-code', 'body', 'Hello', /\{code\}/],
    ['reset-code', 'body', '{minutes, select, 10 {{code}} other {}}', /\{code\}/],
  ] as const)('%s rejects a faulty %s: %s', async (name, part, text, message) => {
    const saving = save(name, { [part]: { 'en-US': text } });
    await expect(saving).rejects.toMatchObject({ fieldErrors: { [`${part}.en-US`]: expect.stringMatching(message) } });
  });

  test('a hostile text adds neither markup nor headers', async () => {
    const hostile = `<img src=x onerror=alert(1)> <b>{order}</b> & ">`;
    await save('order-paid', {
      subject: { 'en-US': hostile },
      body: { 'en-US': `${hostile} {total}\nsecond\n\nthird` },
    });
    const { subject, body } = await getEmailTemplate(maya, 'order-paid');
    await sendTestEmail(ana, { name: 'order-paid', locale: 'en-US', subject, body });
    const sent = await shop.database
      .selectFrom('email_message')
      .select(['subject', 'html'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sent.html).not.toMatch(/<img|<b>|alert\(1\)>/);
    expect(sent.html).toContain('&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;202611270001&lt;/b&gt; &amp;');
    expect(sent.html).toContain('<br />second</p>');
    expect(sent.subject).toBe(`Test: ${hostile.replace('{order}', '202611270001')}`);
    // A value with line breaks is one line of the header, too.
    await save('feedback-received', { subject: { 'en-US': '{name} wrote' } });
    const services = { sendsEmail: false, shopOrigin: 'https://shop.test', clock: () => shop.clock.now };
    const values = {
      topic: 'x',
      name: 'Eve\r\nBcc: victim@shop.test',
      company: '',
      email: '',
      phone: '',
      message: 'm',
      pictures: '',
    };
    await shop.database.transaction().execute((transaction) =>
      queueEmail(services, transaction, {
        to: 'a@shop.test',
        email: 'feedback-received',
        locale: 'en-US',
        facts: values,
      }),
    );
    const { items } = await getOutgoingEmails(maya, { search: 'Eve' });
    expect(items[0]?.subject).toBe('Eve Bcc: victim@shop.test wrote');
  });

  test('only owners change e-mails with codes', async () => {
    const { mayChange, version, subject, body } = await getEmailTemplate(ana, 'reset-code');
    expect(mayChange).toBe(false);
    const changing = saveEmailTexts(ana, 'reset-code', { subject, body, version });
    await expect(changing).rejects.toMatchObject({ kind: 'rejected', code: '910700' });
    expect((await getEmailTemplate(maya, 'reset-code')).mayChange).toBe(true);
  });

  test('a text that this version of the shop cannot fill is shown as unusable, and the default is sent', async () => {
    await shop.database
      .updateTable('shop_setting')
      .set({ value: JSON.stringify({ 'en-US': { subject: 'Order {retired}', body: 'Hello' } }) })
      .where('name', '=', emailSetting('order-placed'))
      .execute();
    const sent = await emailText(shop.database, 'order-placed', 'en-US', { ...facts, payBefore: 'soon' });
    expect(sent.subject).toBe('We received your order A1');
    const { items } = await getEmailPreviews(maya, { state: 'unusable' });
    expect(items).toMatchObject([{ name: 'order-placed' }]);
  });
});
