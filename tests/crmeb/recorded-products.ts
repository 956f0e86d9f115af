import type { CrmebCall } from './recorded-crmeb.ts';
import { RecordedPromotions } from './recorded-promotions.ts';
import { pageOf, readRecording, success, type Recorded } from './read-recording.ts';

/** The product without variants. */
export const SINGLE_SPEC = { id: 3, name: 'Ladder pull handle 600 mm', price: '58.00' };

/** The id of the top category that holds all products. */
const TOP_CATEGORY = 1;

/** The products, which everybody sees. */
export class RecordedProducts {
  /** How many there are beyond those recorded. */
  further = 0;
  readonly promotions: RecordedPromotions;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
    this.promotions = new RecordedPromotions(origin);
  }

  /** The answer to a call that needs no session, or undefined. */
  answer(call: CrmebCall): Recorded {
    const { name, query } = call;
    const promoted = this.promotions.answer(call);
    if (promoted !== undefined) return promoted;
    if (name === 'GET /product/detail/4') return success(this.promotions.product());
    if (name === 'GET /pc/get_products') return success(this.#products(query));
    if (name === `GET /product/detail/${SINGLE_SPEC.id}`) return success(this.#singleSpec());
    if (name.startsWith('GET /product/detail/')) return readRecording('product_detail_missing', this.#origin).body;
    if (name.startsWith('GET /pc/check_order_status/')) return success(this.#recorded('pc_check_order_status'));
    if (name === 'GET /reply/list/1') return success(this.#reviews());
    if (name.startsWith('GET /reply/list/')) return success();
    if (name.startsWith('GET /reply/config/')) return success({ ...this.#recorded('reply_config_1'), sum_count: 0 });
    return undefined;
  }

  #recorded(name: string): Recorded {
    return readRecording(name, this.#origin).body.data;
  }

  /** A top category is found by `cid` alone, a lower one by `sid`; other filters are ignored. */
  #products(query: URLSearchParams): Recorded {
    if (query.get('sid') === String(TOP_CATEGORY)) return { list: [], count: 0 };
    const { list } = this.#recorded('pc_get_products');
    for (let more = 1; more <= this.further; more += 1)
      list.push({ ...list[1], id: 1000 + more, store_name: `Clamp ${more}` });
    return pageOf(list, query);
  }

  /** CRMEB sends no attributes and no variants for a product without options: it is its own variant, without a key. */
  #singleSpec(): Recorded {
    const detail = this.#recorded('product_detail_1');
    const { id, name, price } = SINGLE_SPEC;
    const info = { ...detail.storeInfo, id, store_name: name, price, ot_price: '70.00', stock: 100, spec_type: 0 };
    return { ...detail, productAttr: [], productValue: [], replyCount: 0, storeInfo: { ...info, star: '5.0' } };
  }

  #reviews(): Recorded {
    const [review] = this.#recorded('reply_list_1');
    return [{ ...review, comment: 'Fits 3/8&quot; glass &amp; more', add_time: '14秒前' }];
  }
}
