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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from './databases.ts';

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

  test('[R6.8] can be added, read, changed and removed', async () => {
    const id = await saveAddress(api, DRAFT);
    expect(await getAddress(api, id)).toEqual({ ...DRAFT, id });
    await saveAddress(api, { ...DRAFT, id, city: 'Salem' });
    expect((await getAddress(api, id)).city).toBe('Salem');
    await deleteAddress(api, id);
    expect((await getAddresses(api)).map((address) => address.id)).not.toContain(id);
  });

  test('[R6.8] has one default, whoever sets it at the same time', async () => {
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

  test('[R6.8] refuses the same address twice, spacing and case apart, also at the same time', async () => {
    const draft = { ...DRAFT, street1: '1 Twin Street' };
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => saveAddress(api, draft)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    await expect(saveAddress(api, { ...draft, street1: ' 1  TWIN street ' })).rejects.toMatchObject({ code: '400651' });
  });

  test('[R5.1] [R5.3] tells every faulty field in the language of the asker', async () => {
    const faulty = { ...DRAFT, addressee: 'R2D2', state: 'ZZ', street1: '', zip: '9720', phone: '12' };
    await expect(saveAddress(api, faulty)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Please check the marked fields.',
      fieldErrors: {
        addressee: 'A name has letters and spaces only.',
        state: 'Please choose the state or province.',
        street1: 'Please enter the full address.',
        zip: 'This postal code is not valid for the country.',
        phone: 'Please enter a valid US, Canadian or Chinese mobile number.',
      },
    });
    await expect(saveAddress(chinese, faulty)).rejects.toMatchObject({
      fieldErrors: { zip: '邮编与所选国家不符' },
    });
    await expect(saveAddress(api, { ...DRAFT, city: 'x'.repeat(201) })).rejects.toMatchObject({
      fieldErrors: { city: 'This text is too long.' },
    });
  });
});
