import type { Address } from '@rider/model/address';
import { expect, test } from 'vitest';
import cities from '../../fixtures/city_list.json' with { type: 'json' };
import list from '../../fixtures/address_list.json' with { type: 'json' };
import { createApi } from '../transport/index.ts';
import { findRegion, getAddresses, saveAddress } from './index.ts';

interface Region {
  v: number;
  n: string;
  c: Region[];
}

/** The regions below one of the recorded tree, as `pc/get_city` answers. */
function below(tree: readonly Region[], parent: number): { city_id: number; name: string }[] {
  if (parent === 0) return tree.map(({ v, n }) => ({ city_id: v, name: n }));
  return tree.flatMap(({ v, c }) => below(c, v === parent ? 0 : parent));
}

/** A CRMEB with the recorded addresses and regions, and the bodies that it received. */
function crmeb(tree: readonly Region[] = cities.response.data) {
  const bodies: unknown[] = [];
  const fetch = (address: string, init: RequestInit) => {
    const { pathname } = new URL(address);
    if (typeof init.body === 'string') bodies.push(JSON.parse(init.body));
    const [, parent] = /get_city\/(\d+)$/.exec(pathname) ?? [];
    const data = parent ? below(tree, Number(parent)) : list.response.data;
    return Promise.resolve(Response.json({ status: 200, msg: 'success', data }));
  };
  return { api: createApi({ fetch, baseUrl: 'http://crmeb.test/api', locale: 'zh-CN' }), bodies };
}

test('[R6.8] an address that CRMEB has stored is sent back with its region unchanged', async () => {
  const { api, bodies } = crmeb();
  const [address] = await getAddresses(api);
  expect(address).toMatchObject({ city: '北京市 东城区', region: { id: '3', city: '北京市', district: '东城区' } });
  await saveAddress(api, { ...(address as Address), phone: '15099999999' });
  expect(bodies).toMatchObject([
    { phone: '15099999999', address: { province: '北京市', city: '北京市', district: '东城区', city_id: 3 } },
  ]);
});

test.each([
  ['河北省', '石家庄市', '长安区', { region: { id: '13268', city: '石家庄市', district: '长安区' } }],
  ['河南省', '石家庄市', '长安区', { unknown: 'state' }],
  ['河北省', '天津市', '长安区', { unknown: 'city' }],
  ['河北省', '石家庄市', '东城区', { unknown: 'district' }],
])('[R6.8] the city of %s, %s, %s is looked up by the names', async (state, city, district, found) => {
  expect(await findRegion(crmeb().api, { state, city, district })).toEqual(found);
});

test('[R6.8] names below the last list are free', async () => {
  const city = { v: 20, n: '东莞市', c: [] };
  const { api } = crmeb([{ v: 10, n: '广东省', c: [city] }]);
  const names = { city: '东莞市', district: '松山湖' };
  expect(await findRegion(api, { state: '广东省', ...names })).toEqual({ region: { id: '20', ...names } });
  expect(await findRegion(crmeb([]).api, { state: 'Ohio', ...names })).toEqual({ region: { id: '1', ...names } });
});
