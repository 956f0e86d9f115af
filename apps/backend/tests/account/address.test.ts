import { createApi, type Api } from '@rider/api';
import {
  deleteAddress,
  getAddress,
  getAddresses,
  getDefaultAddress,
  saveAddress,
  setDefaultAddress,
} from '@rider/api/address';
import type { AddressDraft } from '@rider/model/address';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCountries } from '../../src/address/read-address-form.ts';
import { up } from '../../src/database/migrations/0051_accepted_input.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const DRAFT: AddressDraft = {
  addressee: 'Dana Whitfield',
  country: 'US',
  state: 'OR',
  city: 'Portland',
  street1: '9 Mirror Lane',
  street2: 'Dock 4',
  zip: '97205',
  phone: '+1 (503) 555-0110',
  fax: '',
  isDefault: false,
};

describe.each(MAIN_DATABASE)('addresses on $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;
  let chinese: Api;
  beforeAll(async () => {
    shop = await openShop();
    const options = { fetch: shop.fetch, baseUrl: 'http://shop.test/api', token: await shop.signIn('danaglass') };
    api = createApi({ ...options, locale: 'en-US' });
    chinese = createApi({ ...options, locale: 'zh-CN' });
  });
  afterAll(() => shop.close());

  test('[R6.8] can be added, read, changed and deleted', async () => {
    const id = await saveAddress(api, DRAFT);
    expect(await getAddress(api, id)).toEqual({ ...DRAFT, id });
    await saveAddress(api, { ...DRAFT, id, city: 'Salem' });
    expect((await getAddress(api, id)).city).toBe('Salem');
    await deleteAddress(api, id);
    expect((await getAddresses(api)).map((address) => address.id)).not.toContain(id);
  });

  test('[R6.8] has one default, also after concurrent changes', async () => {
    const drafts = Array.from({ length: 6 }, (_, index) => ({
      ...DRAFT,
      street2: `Dock ${index + 10}`,
      isDefault: true,
    }));
    const ids = await Promise.all(drafts.map((draft) => saveAddress(api, draft)));
    await Promise.all(ids.map((id) => setDefaultAddress(api, id)));
    const defaults = (await getAddresses(api)).filter((address) => address.isDefault);
    expect(defaults).toHaveLength(1);
    expect(await getDefaultAddress(api)).toEqual(defaults[0]);
  });

  test('[R6.8] rejects a duplicate that differs only in spacing and case, also concurrently', async () => {
    const draft = { ...DRAFT, street1: '1 Twin Street' };
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => saveAddress(api, draft)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    await expect(saveAddress(api, { ...draft, street1: ' 1  TWIN street ' })).rejects.toMatchObject({ code: '400651' });
  });

  test('[R5.1] [R6.8] accepts usual spellings of recipients, phone numbers and postal codes', async () => {
    const written = { addressee: 'Receiving, Dock 4', phone: '020 7946 0958 ext. 12', zip: 'sw1a2aa' };
    const id = await saveAddress(api, { ...DRAFT, ...written, country: 'GB', state: 'ENG', city: 'London\u200b' });
    const saved = (await getAddresses(api)).find((address) => address.id === id);
    expect(saved).toMatchObject({ ...written, zip: 'SW1A 2AA', city: 'London' });
    const elsewhere = { country: 'MX', state: 'OAX', zip: '68000', phone: '951 516 0123' };
    await saveAddress(api, { ...DRAFT, ...elsewhere });
    await saveAddress(api, { ...DRAFT, state: 'AP', city: 'APO', zip: '96278' });
  });

  test('[R5.1] [R5.3] reports every faulty field in the language of the request', async () => {
    const faulty = { ...DRAFT, addressee: '\u200b', state: 'ZZ', street1: '', zip: '9720', phone: '12' };
    await expect(saveAddress(api, faulty)).rejects.toMatchObject({
      kind: 'rejected',
      message: 'Please check the marked fields.',
      fieldErrors: {
        addressee: 'Please enter the name.',
        state: 'Please choose the state or province.',
        street1: 'Please enter the full address.',
        zip: 'This postal code is not valid for the country.',
        phone: 'Please enter a valid phone number. For another country, begin with + and its code.',
      },
    });
    await expect(saveAddress(chinese, faulty)).rejects.toMatchObject({
      fieldErrors: { zip: '邮编与所选国家不符' },
    });
    await expect(saveAddress(api, { ...DRAFT, city: 'x'.repeat(201) })).rejects.toMatchObject({
      fieldErrors: { city: 'This text is too long.' },
    });
  });

  test('[R6.8] an older database gets the missing states of its countries, once each', async () => {
    const rollback = new Error('rolled back');
    const run = shop.database.transaction().execute(async (transaction) => {
      await sql`alter table feedback drop column is_suspected`.execute(transaction);
      await sql`update country set states = (
        select jsonb_agg(state) from jsonb_array_elements(states) as state where state ->> 'code' in ('BCN', 'SON', 'AZ')
      ) where code in ('MX', 'US')`.execute(transaction);
      await up(transaction as unknown as Kysely<unknown>);
      const countries = await readCountries(transaction, 'en-US');
      const codes = (country: string) => countries.find(({ code }) => code === country)?.states.map(({ code }) => code);
      expect(codes('US')).toEqual(['AZ', 'AS', 'GU', 'MP', 'VI', 'AA', 'AE', 'AP']);
      expect(codes('MX')?.slice(0, 3)).toEqual(['AGU', 'BCN', 'BCS']);
      expect(codes('MX')).toHaveLength(22);
      throw rollback;
    });
    await expect(run).rejects.toBe(rollback);
  });
});
