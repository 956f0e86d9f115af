import type { CrmebCall } from './recorded-crmeb.ts';
import { readRecording, success, type Recorded } from './read-recording.ts';

/** The refunds of one buyer. A request does not change its order, and one that is withdrawn is gone. */
export class RecordedRefunds {
  readonly #origin: string;
  readonly #orders: () => Recorded[];
  #refunds: Recorded[] = [];
  #requested = 0;

  constructor(origin: string, orders: () => Recorded[]) {
    this.#origin = origin;
    this.#orders = orders;
  }

  /** Forgets all but the one that was recorded. */
  reset(): void {
    this.#refunds = [];
  }

  /** Adds a refund of `recording`; resolves to its number. */
  add(recording: string, changed: (refund: Recorded) => void = () => undefined): string {
    const refund = this.#read(recording).data;
    changed(refund);
    this.#refunds.unshift(refund);
    return refund.order_id as string;
  }

  /** How many there are beyond the one that was recorded. */
  get count(): number {
    return this.#refunds.length;
  }

  /** The logistics that were sent of a returned refund. */
  logisticsOf(number: string): Recorded {
    return this.#find(number)?.refund_express;
  }

  readonly answers: Readonly<Record<string, (call: CrmebCall, id: string) => Recorded>> = {
    'POST /order/refund/cart_info': () => this.#read('order_refund_cart_info_post'),
    'POST /order/refund/apply/:id': ({ body }, id) => this.#apply(body, id),
    'GET /pc/get_refund_order_list': ({ query }) => this.#list(query),
    'GET /order/refund/detail/:id': (_, id) => this.#detail(id),
    'POST /order/refund/cancel/:id': (_, id) => this.#cancel(id),
    'POST /order/refund/express': ({ body }) => this.#sendBack(body),
  };

  #read(name: string): Recorded {
    return readRecording(name, this.#origin).body;
  }

  #find(number: string): Recorded {
    return this.#refunds.find(({ order_id }) => order_id === number);
  }

  #list(query: URLSearchParams): Recorded {
    const recorded = this.#read('pc_get_refund_order_list').data;
    const progress = query.get('refund_status');
    const own = this.#refunds.filter(({ refund_type }) => progress !== '2' || refund_type === 6);
    return success({ ...recorded, list: [...own, ...recorded.list], count: own.length + Number(recorded.count) });
  }

  #detail(number: string): Recorded {
    const refund = this.#find(number);
    return refund ? success(refund) : this.#read('order_refund_detail');
  }

  #apply({ text, refund_type }: Recorded, id: string): Recorded {
    if (!text) return this.#read('order_refund_apply.noreason');
    const order = this.#orders().find((each) => String(each.id) === id);
    this.#requested += 1;
    this.add('order_refund_detail', (refund) => {
      const { order_id, cartInfo } = order;
      const number = `6480000000000000${this.#requested}`;
      Object.assign(refund, {
        id: 100 + this.#requested,
        order_id: number,
        refund_type,
        refund_reason: text,
        cartInfo,
      });
      Object.assign(refund, { store_order_sn: order_id, store_order_order_id: order_id });
    });
    return this.#read('order_refund_apply');
  }

  #cancel(number: string): Recorded {
    this.#refunds = this.#refunds.filter(({ order_id }) => order_id !== number);
    return this.#read('order_refund_cancel');
  }

  #sendBack({ id, refund_express, refund_express_name, refund_phone }: Recorded): Recorded {
    const refund = this.#refunds.find((each) => String(each.id) === String(id));
    Object.assign(refund, { refund_type: 5, refund_express, refund_express_name, refund_phone });
    return this.#read('order_refund_express');
  }
}
