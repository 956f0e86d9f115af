import type { CrmebCall } from './recorded-crmeb.ts';
import { readRecording, type Recorded } from './read-recording.ts';

/** A flash sale of which nothing is left. */
export const SOLD_OUT_SALE = { id: 9 };

/** The variant of both recorded promotions, and what its recordings call the promotions. */
export const FLASH_SALE = { id: 8, unique: 'f94124e5', price: '39.00' };
export const GROUP_BUY = { id: 1, unique: '5943864e', price: '99.00', group: 1 };

const HOUR = 3600;

/** Flash sales, presales and group buys as they were recorded, with times around now. */
export class RecordedPromotions {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The answer to a call that needs no session, or undefined. */
  answer({ name }: CrmebCall): Recorded {
    if (name === 'GET /seckill/index') return this.#slots();
    if (name.startsWith('GET /seckill/list/')) return this.#each('seckill_list', '', runs);
    if (name === `GET /seckill/detail/${FLASH_SALE.id}`) return this.#detail('seckill_detail');
    if (name === `GET /seckill/detail/${SOLD_OUT_SALE.id}`) return this.#soldOut();
    if (name.startsWith('GET /seckill/detail/')) return this.#read('seckill_detail.missing');
    if (name === 'GET /combination/list') return this.#each('combination_list', '', runs);
    if (name === `GET /combination/detail/${GROUP_BUY.id}`) return this.#detail('combination_detail');
    if (name.startsWith('GET /combination/detail/')) return this.#read('combination_detail.missing');
    if (name === 'GET /advance/list') return this.#each('advance_list', 'list', isOnPresale);
    return undefined;
  }

  /** The line of a cart with a promotion of a request, or undefined. */
  lineOf({ secKillId, combinationId, uniqueId, new: isAtOnce }: Recorded): Recorded {
    if (Number(isAtOnce) !== 1) return undefined;
    if (String(secKillId) === String(FLASH_SALE.id) && uniqueId === FLASH_SALE.unique)
      return { seckill_id: FLASH_SALE.id, truePrice: 39, sum_price: FLASH_SALE.price };
    if (String(combinationId) === String(GROUP_BUY.id) && uniqueId === GROUP_BUY.unique)
      return { combination_id: GROUP_BUY.id, truePrice: 99, sum_price: GROUP_BUY.price };
    return undefined;
  }

  /** The product of both promotions, made of what was recorded of its flash sale. */
  product(): Recorded {
    const { data } = this.#read('seckill_detail');
    const detail = this.#read('product_detail_1').data;
    const info = { ...detail.storeInfo, id: 4, store_name: data.storeInfo.title, price: '129.00' };
    const values = Object.entries<Recorded>(data.productValue).map(([name, sku]) => [
      name,
      { ...sku, unique: `plain${sku.id}`, price: '129.00' },
    ]);
    return {
      ...detail,
      productAttr: data.productAttr,
      productValue: Object.fromEntries(values) as Recorded,
      storeInfo: info,
    };
  }

  #read(name: string): Recorded {
    return readRecording(name, this.#origin).body;
  }

  #each(name: string, below: '' | 'list', change: (row: Recorded) => void): Recorded {
    const recorded = this.#read(name);
    for (const row of below === '' ? recorded.data : recorded.data[below]) change(row);
    return recorded;
  }

  #detail(name: string): Recorded {
    const recorded = this.#read(name);
    runs(recorded.data.storeInfo);
    recorded.data.storeInfo.last_time = now() + 2 * HOUR;
    return recorded;
  }

  #soldOut(): Recorded {
    const recorded = this.#detail('seckill_detail');
    Object.assign(recorded.data.storeInfo, { id: SOLD_OUT_SALE.id, quota: 0 });
    return recorded;
  }

  #slots(): Recorded {
    const recorded = this.#read('seckill_index');
    for (const slot of recorded.data.seckillTime)
      slot.stop = now() + (slot.status === 1 ? 2 : slot.status * 3 - 2) * HOUR;
    return recorded;
  }
}

const now = (): number => Math.floor(Date.now() / 1000);

function runs(row: Recorded): void {
  Object.assign(row, { start_time: now() - 24 * HOUR, stop_time: now() + 24 * HOUR });
}

function isOnPresale(row: Recorded): void {
  Object.assign(row, { presale_start_time: now() - 24 * HOUR, presale_end_time: now() + 24 * HOUR });
}
