import { expect, test } from 'vitest';
import pink from '../../fixtures/combination_pink.json' with { type: 'json' };
import paid from '../../fixtures/order_detail.paid.json' with { type: 'json' };
import { createApi } from '../transport/index.ts';
import { getOrder, getOrders } from './index.ts';

/** A CRMEB with one order of a group, and the paths that were called; it may be unable to read groups. */
function crmeb(order: object, { readsGroups = true } = {}) {
  const paths: string[] = [];
  const row = { ...paid.response.data, ...order };
  const api = createApi({
    fetch: (address) => {
      const path = new URL(address).pathname.replace('/api/', '');
      paths.push(path);
      if (!readsGroups && path.startsWith('combination/')) return Promise.resolve(new Response('', { status: 502 }));
      const data =
        { 'combination/pink/1': pink.response.data, 'pc/get_order_list': { list: [row], count: 1 } }[path] ?? row;
      return Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
    },
    baseUrl: 'http://crmeb.test/api',
    locale: 'en-US',
  });
  return { api, paths };
}

const GROUP = { id: '1', promotionId: '1', state: 'open', people: 5, joined: 1, endsAt: 1_795_314_678_000 };

test('[R2.6] a paid order of a group waits for it, in the list and on its page', async () => {
  const { api } = crmeb({ pink_id: 1, combination_id: 1 });
  expect((await getOrder(api, '1')).group).toEqual(GROUP);
  expect((await getOrders(api, {})).items).toMatchObject([{ group: GROUP }]);
});

test('[R2.6] an order that waits for no group takes no further call', async () => {
  const { api, paths } = crmeb({});
  expect((await getOrder(api, '1')).group).toBeNull();
  const shipped = crmeb({ pink_id: 1, status: 1, _status: { _type: 2 } });
  expect((await getOrder(shipped.api, '1')).group).toBeNull();
  expect([...paths, ...shipped.paths]).toEqual(['order/detail/1', 'order/detail/1']);
});

test('[R2.6] an order of a group that cannot be read waits where its title says so, without the group’s facts', async () => {
  const status = (_title: string) => ({ ...paid.response.data._status, _title });
  const group = { pink_id: 1, combination_id: 1 };
  const waiting = crmeb({ ...group, _status: status('拼团中') }, { readsGroups: false });
  expect((await getOrder(waiting.api, '1')).group).toEqual({ ...GROUP, people: 0, joined: 0, endsAt: 0 });
  const complete = crmeb({ ...group, _status: status('未发货') }, { readsGroups: false });
  expect((await getOrder(complete.api, '1')).group).toBeNull();
});
