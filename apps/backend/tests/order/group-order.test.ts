import type { OrderWire } from '@rider/api/order';
import type { GroupBuyDetailWire } from '@rider/api/promotion';
import { getOperatorOrder } from '@rider/api/operator';
import { waitsForGroup } from '@rider/model/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endDueGroups } from '../../src/refund/group-end.ts';
import { customer, setBalance, type Customer } from '../testing/customers.ts';
import { Crediting } from '../testing/credit-account.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { add, orderOf, promotionOf } from '../testing/promotions.ts';
import { operatorApi, ship } from '../testing/refund/refund-calls.ts';

const DAY = 24 * 3_600_000;

describe.each(MAIN_DATABASE)('[R2.6] a paid order that waits for its group on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let dana: Customer;
  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    dana = await customer(shop, 'danaglass');
    for (const account of ['luisglass', 'danaglass']) await setBalance(shop, account, 100_000_000);
  });
  afterAll(() => shop.close());

  const seen = async (number: string) => (await luis.call<OrderWire>(`/order/detail/${number}`)).data;

  test('shows members and deadline, also by message and email, and cannot be shipped', async () => {
    const buy = await promotionOf(shop, 'group', 1);
    await shop.database.updateTable('promotion').set({ people: 2 }).where('id', '=', buy.id).execute();
    const wanted = { combinationId: 1 };
    const number = await orderOf(luis, (await add(luis, buy.sku, buy.sku.minimum, wanted)).data.cartId);
    const unpaid = await seen(number);
    expect([unpaid.group?.joined, unpaid._status._title]).toEqual([1, 'Pending payment']);
    await luis.pay(number);
    const { group, _status: status } = await seen(number);
    expect(group).toMatchObject({ promotionId: '1', state: 'open', people: 2, joined: 1 });
    expect(group?.endsAt).toBeGreaterThan(shop.clock.now);
    expect(status).toMatchObject({ _type: 1, _title: 'Waiting for the group' });
    const emails = await shop.database
      .selectFrom('email_message')
      .select('subject')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(emails).toEqual([{ subject: `Payment received for order ${number}, waiting for the group` }]);
    const notices = await luis.call<{ list: { content: string }[] }>('/user/message_system/list');
    expect(notices.data.list[0]?.content).toContain('we return your money automatically');
    const operator = await operatorApi(shop);
    expect(waitsForGroup(await getOperatorOrder(operator, number))).toBe(true);
    await expect(ship(operator, number)).rejects.toMatchObject({
      message: 'This order waits for its group. It can be shipped once the group is complete.',
    });
    // The buyer's own group is marked as such, and others may join it.
    const pinkOf = async (buyer: Customer) =>
      (await buyer.call<GroupBuyDetailWire>('/combination/detail/1')).data.pink.map(({ id, userBool }) => [
        String(id),
        userBool,
      ]);
    expect([await pinkOf(luis), await pinkOf(dana)]).toEqual([[[group?.id, 1]], [[group?.id, 0]]]);
    const join = { ...wanted, pinkId: group?.id };
    expect((await add(luis, buy.sku, buy.sku.minimum, join)).msg).toBe(
      'You are already in this group. Share its link so that others can join.',
    );
    const second = await orderOf(dana, (await add(dana, buy.sku, buy.sku.minimum, join)).data.cartId);
    await dana.pay(second);
    expect(await seen(number)).toMatchObject({
      group: { state: 'complete', joined: 2 },
      _status: { _title: 'Pending shipment' },
    });
    await ship(operator, number);
  });

  test('on account: message and email say so and do not promise the products yet', async () => {
    const credit = await Crediting.of(shop, luis, 'luisglass');
    await credit.grant(100_000_000);
    const buy = await promotionOf(shop, 'group', 3);
    const number = await orderOf(luis, (await add(luis, buy.sku, buy.sku.minimum, { combinationId: 3 })).data.cartId);
    expect((await luis.call('/order/pay', { uni: number, paytype: 'invoice', type: 0 })).status).toBe(200);
    const latestEmail = shop.database.selectFrom('email_message').select('body').orderBy('id', 'desc');
    expect((await latestEmail.executeTakeFirstOrThrow()).body).toContain('once your group is complete');
    const notices = await luis.call<{ list: { title: string }[] }>('/user/message_system/list');
    expect(notices.data.list[0]?.title).toBe('Order placed on account, waiting for the group');
  });

  test('is refunded when its group fails, and is not shipped in between', async () => {
    const buy = await promotionOf(shop, 'group', 2);
    const number = await orderOf(luis, (await add(luis, buy.sku, buy.sku.minimum, { combinationId: 2 })).data.cartId);
    await luis.pay(number);
    const { group } = await seen(number);
    await shop.database
      .updateTable('buyer_group')
      .set({ state: 'failed' })
      .where('id', '=', Number(group?.id))
      .execute();
    await expect(ship(await operatorApi(shop), number)).rejects.toMatchObject({ message: /waits for its group/ });
    shop.clock.now += 3 * DAY;
    await endDueGroups(shop.services);
    luis = await customer(shop, 'luisglass');
    expect(await seen(number)).toMatchObject({ group: { state: 'failed' }, _status: { _type: -2 } });
  });
});
