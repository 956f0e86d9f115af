import type {
  FlashSaleDetailWire,
  FlashSaleWire,
  GroupBuyDetailWire,
  GroupBuyWire,
  GroupStateWire,
  PresaleListRequestWire,
  PresaleWire,
  SaleSlotsWire,
} from '@rider/api/promotion';
import type { ListWire, Untrusted } from '@rider/api/wire';
import { moneyToDecimal } from '@rider/model/money';
import { answer, answerCached } from '../http/envelope.ts';
import type { HttpContext, RouteModule, Services } from '../http/environment.ts';
import { pageOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { bearerToken, requireUser } from '../http/session.ts';
import { productRowToWire, selectProductsInOrder } from '../catalogue/product-row.ts';
import { productDetail } from '../product-overview/detail.ts';
import { readBought } from '../promotion/active-promotions.ts';
import {
  findGroup,
  findPromotion,
  readOpenGroups,
  readPromotions,
  readSlots,
  slotAt,
  type ShownGroup,
  type ShownPromotion,
} from './read-promotions.ts';
import { flashSaleToWire, groupBuyToWire, groupToWire, promotedVariant, slotToWire } from './wire.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

const GROUP_STATES = { complete: 1, open: 0, failed: -1 } as const;

function numberOf(context: HttpContext, name: string): number {
  return wholeNumberOf({ [name]: context.req.param(name) }, name) ?? 0;
}

async function viewerOf(context: HttpContext, { sessions }: Pick<Services, 'sessions'>): Promise<number | null> {
  return bearerToken(context) === null ? null : Number((await requireUser(context, sessions)).id);
}

/** Flash sales, presales and group buys for buyers. */
export const promotionOverviewRoutes: RouteModule = (app, services) => {
  const { database, cache, clock } = services;

  const boughtOf = async (context: HttpContext, promotion: ShownPromotion): Promise<number> => {
    const viewer = await viewerOf(context, services);
    return viewer === null ? 0 : ((await readBought(database, viewer, [promotion.id])).get(promotion.id) ?? 0);
  };
  /** The product of a promotion, reduced to the promotion's variant. */
  const detailOf = async (context: HttpContext, promotion: ShownPromotion) => {
    const detail = await productDetail(database, promotion.product_id, context.var.locale, clock());
    return {
      ...detail,
      productValue: promotedVariant(detail, promotion),
      buy_num: await boughtOf(context, promotion),
    };
  };

  /** Time until the next of these unix times (ms). */
  const untilNext = (times: readonly (number | string)[]) => {
    const lives = times.map((time) => Number(time) * 1000 - clock());
    return Math.min(...lives.filter((life) => life > 0));
  };
  const lifeOfSlots = ({ seckillTime: slots }: SaleSlotsWire) =>
    untilNext(slots.flatMap(({ stop, continued }) => [stop - Number(continued) * 3600, stop]));

  app.get('/seckill/index', (context) =>
    answerCached<SaleSlotsWire>(
      context,
      cache,
      'promotions',
      async () => {
        const slots = await readSlots(database, clock());
        const current = slots.findIndex(({ status }) => status > 0);
        return {
          lovely: '',
          seckillTime: slots.map((slot) => slotToWire(slot, context.var.locale)),
          seckillTimeIndex: Math.max(0, current),
        };
      },
      lifeOfSlots,
    ),
  );

  app.get('/seckill/list/:slot', (context) =>
    answerCached<FlashSaleWire[]>(
      context,
      cache,
      'promotions',
      async () => {
        const now = clock();
        const slot = numberOf(context, 'slot');
        const sales = (await readPromotions(database, 'seckill', now)).filter(
          ({ slot_id: own, starts_at: start, ends_at: end }) =>
            own === slot && start.getTime() <= now && now < end.getTime(),
        );
        return sales.map((sale) => flashSaleToWire(sale, context.var.locale));
      },
      (sales) => untilNext(sales.flatMap(({ start_time: start, stop_time: stop }) => [start, stop])),
    ),
  );

  app.get('/seckill/detail/:id/:slot?', async (context) => {
    const now = clock();
    const sale = await findPromotion(database, 'seckill', numberOf(context, 'id'), now);
    if (sale === undefined) throw new ApiError('unknown-item-or-order');
    const slot = sale.slot && slotAt(sale.slot, now);
    const isOver = sale.ends_at.getTime() <= now;
    const isToCome = now < sale.starts_at.getTime();
    const { storeInfo, ...detail } = await detailOf(context, sale);
    return answer<FlashSaleDetailWire>(context, {
      ...detail,
      storeInfo: {
        ...storeInfo,
        ...flashSaleToWire(sale, context.var.locale),
        status: isOver ? 0 : isToCome ? 2 : (slot?.status ?? 0),
        last_time: unixSeconds(slot?.until ?? sale.ends_at),
      },
    });
  });

  app.get('/advance/list', (context) =>
    answerCached<ListWire<PresaleWire>>(
      context,
      cache,
      'promotions',
      async () => {
        const { locale } = context.var;
        const parameters: Untrusted<PresaleListRequestWire> = context.var.parameters;
        const now = clock();
        const stateOf = ({ starts_at: start, ends_at: end }: ShownPromotion) =>
          now < start.getTime() ? 1 : now < end.getTime() ? 2 : 3;
        const wanted = wholeNumberOf(parameters, 'time_type') ?? 0;
        const sales = (await readPromotions(database, 'presell', now)).filter(
          (sale) => wanted === 0 || stateOf(sale) === wanted,
        );
        const { limit, offset } = pageOf(parameters, 100);
        const page = sales.slice(offset, offset + limit);
        const rows = await selectProductsInOrder(
          database,
          page.map(({ product_id: id }) => id),
        );
        const list = page.flatMap((sale) => {
          const row = rows.find(({ id }) => id === sale.product_id);
          if (row === undefined) return [];
          return [
            {
              ...productRowToWire(row, locale),
              store_info: sale.info[locale],
              unique: String(sale.sku_id),
              price: moneyToDecimal(sale.price),
              ot_price: moneyToDecimal(sale.original),
              ordinary_price: moneyToDecimal(sale.ordinary),
              stock: Math.min(sale.remaining, sale.stock),
              sales: String(sale.quota - sale.remaining),
              presale_pay_status: stateOf(sale),
              presale_start_time: unixSeconds(sale.starts_at),
              presale_end_time: unixSeconds(sale.ends_at),
              presale_day: sale.ship_after_days ?? 0,
            } as const,
          ];
        });
        return { list, count: sales.length };
      },
      ({ list }) => untilNext(list.flatMap(({ presale_start_time: start, presale_end_time: stop }) => [start, stop])),
    ),
  );

  app.get('/combination/list', (context) =>
    answerCached<GroupBuyWire[]>(
      context,
      cache,
      'promotions',
      async () => {
        const { limit, offset } = pageOf(context.var.parameters, 100);
        const now = clock();
        const buys = (await readPromotions(database, 'group', now)).filter(({ ends_at: end }) => now < end.getTime());
        return buys.slice(offset, offset + limit).map((buy) => groupBuyToWire(buy, context.var.locale));
      },
      (buys) => untilNext(buys.flatMap(({ start_time: start, stop_time: stop }) => [start, stop])),
    ),
  );

  app.get('/combination/detail/:id', async (context) => {
    const buy = await findPromotion(database, 'group', numberOf(context, 'id'), clock());
    if (buy === undefined) throw new ApiError('unknown-group-buy');
    const { storeInfo, ...detail } = await detailOf(context, buy);
    const groups = await readOpenGroups(database, buy.id, clock());
    const viewer = await viewerOf(context, services);
    const isOwn = ({ members }: ShownGroup) => members.some(({ buyerId }) => buyerId === viewer);
    return answer<GroupBuyDetailWire>(context, {
      ...detail,
      storeInfo: { ...storeInfo, ...groupBuyToWire(buy, context.var.locale) },
      pink: groups.map((group) => ({ ...groupToWire(group), userBool: isOwn(group) ? 1 : 0 })),
      pinkAll: [],
      pink_ok_list: [],
      pink_ok_sum: 0,
    });
  });

  // Unlike CRMEB, also for visitors, who follow a link before they sign in.
  app.get('/combination/pink/:id', async (context) => {
    const group = await findGroup(database, numberOf(context, 'id'));
    const buy = group && (await findPromotion(database, 'group', group.number, clock()));
    if (group === undefined || buy === undefined || group.members.length === 0) throw new ApiError('unknown-group-buy');
    const viewer = await viewerOf(context, services);
    const own = group.members.find(({ buyerId }) => buyerId === viewer);
    const order =
      own &&
      (await database.selectFrom('customer_order').select('number').where('id', '=', own.orderId).executeTakeFirst());
    const state = group.state === 'open' && group.endsAt.getTime() <= clock() ? 'failed' : group.state;
    return answer<GroupStateWire>(context, {
      is_ok: state === 'complete' ? 1 : 0,
      userBool: own ? 1 : 0,
      pinkBool: GROUP_STATES[state],
      count: Math.max(0, group.people - group.members.length),
      pinkT: groupToWire(group),
      pinkAll: group.members.slice(1).map((_, index) => groupToWire(group, index + 1)),
      store_combination: groupBuyToWire(buy, context.var.locale),
      store_combination_host: [],
      current_pink_order: order?.number ?? '',
    });
  });
};
