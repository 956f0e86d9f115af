import { getCompanySettings, getOperatorLog, saveCompanySettings, uploadShopPicture } from '@rider/api/operator';
import { getCompanyInfo, getHeader } from '@rider/api/site';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueEmail, queueTextMessage } from '../../src/email/outbox.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

describe.each(MAIN_DATABASE)('the company’s data on $name', ({ openShop }) => {
  let shop: Shop;
  const anyone = () => apiOf(shop, '');

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('[B15] an operator’s change shows in header and footer at once, and the log names what changed', async () => {
    const owner = await operatorApi(shop);
    const company = await getCompanySettings(owner);
    expect(await getHeader(anyone())).toMatchObject({ siteName: company.siteName['en-US'], logoUrl: company.logo });
    const siteName = { 'en-US': 'North Glass', 'zh-CN': '北方玻璃' };
    await saveCompanySettings(owner, { ...company, siteName, phone: '+1 626 555 0199', logo: '' });
    expect(await getHeader(anyone())).toMatchObject({ siteName: 'North Glass', logoUrl: '' });
    expect(await getCompanyInfo(anyone())).toMatchObject({
      siteName: 'North Glass',
      phone: '+1 626 555 0199',
      email: company.email,
      map: '/media/brand/map.svg',
    });
    const text = {
      to: '+16265550142',
      text: 'phone-code',
      locale: 'zh-CN',
      facts: { code: '123', minutes: 10 },
    } as const;
    await shop.database
      .transaction()
      .execute((transaction) => queueTextMessage({ ...shop.services, sendsTexts: false }, transaction, text));
    const email = {
      to: 'a@own.test',
      email: 'password-reset',
      locale: 'en-US',
      facts: { account: 'luisglass' },
    } as const;
    await shop.database.transaction().execute((transaction) => queueEmail(shop.services, transaction, email));
    const sent = await shop.database
      .selectFrom('email_message')
      .select(['subject', 'body'])
      .orderBy('id', 'desc')
      .execute();
    expect(sent[1]?.body).toMatch(/^【北方玻璃】/);
    expect(sent[0]?.subject).toBe('Your North Glass password was changed');
    const { items } = await getOperatorLog(owner, { search: 'North Glass' });
    const detail = items[0]?.detail.split('\n') ?? [];
    expect(detail.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
      'logo',
      'phone',
      'siteName.en-US',
      'siteName.zh-CN',
    ]);
    expect(detail).toContain(`phone: ${company.phone} → +1 626 555 0199`);
  });

  test('[B15] a save after another operator’s change is rejected', async () => {
    const owner = await operatorApi(shop);
    const company = await getCompanySettings(owner);
    await saveCompanySettings(owner, { ...company, email: 'first@north.test' });
    await expect(saveCompanySettings(owner, { ...company, email: 'second@north.test' })).rejects.toMatchObject({
      code: '900013',
    });
    expect(await getCompanySettings(owner)).toMatchObject({ email: 'first@north.test', version: company.version + 1 });
  });

  test('[B15] an uploaded logo has a public address, and stays when other data change', async () => {
    const owner = await operatorApi(shop);
    const picture = sharp({ create: { width: 240, height: 80, channels: 4, background: '#0b5d5f80' } }).png();
    const { url: logo } = await uploadShopPicture(owner, 'logo', new Blob([new Uint8Array(await picture.toBuffer())]));
    await saveCompanySettings(owner, { ...(await getCompanySettings(owner)), logo });
    await saveCompanySettings(owner, { ...(await getCompanySettings(owner)), phone: '+1 626 555 0177' });
    expect(await getHeader(anyone())).toMatchObject({ logoUrl: logo });
    const stored = shop.database.selectFrom('upload').select(['bytes', 'used_for']).where('name', '=', logo.slice(9));
    const { bytes, used_for } = await stored.executeTakeFirstOrThrow();
    expect(used_for).toBe('content');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 556, height: 128, hasAlpha: true });
  });

  test('[B15] faults are reported by field, and a foreign picture is no logo', async () => {
    const owner = await operatorApi(shop);
    const company = await getCompanySettings(owner);
    const none = { 'en-US': ' ', 'zh-CN': '' };
    await expect(saveCompanySettings(owner, { ...company, siteName: none, phone: 'x' })).rejects.toMatchObject({
      fieldErrors: {
        'siteName.en-US': expect.any(String),
        'siteName.zh-CN': expect.any(String),
        phone: expect.any(String),
      },
    });
    for (const logo of ['https://elsewhere.test/logo.png', `/uploads/${'0'.repeat(32)}.png`])
      await expect(saveCompanySettings(owner, { ...company, logo })).rejects.toMatchObject({ kind: 'rejected' });
  });
});
