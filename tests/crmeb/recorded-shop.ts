import type { CrmebCall } from './recorded-crmeb.ts';
import { RecordedProducts, SINGLE_SPEC } from './recorded-products.ts';
import { escapeHtml, pageOf, readRecording, success, type Recorded } from './read-recording.ts';
import { RecordedRefunds } from './recorded-refunds.ts';

/** Answers the signed-in buyer; `id` is the last part of the path where that varies. */
type Answer = (call: CrmebCall, id: string) => Recorded;

/** What one buyer has: cart, addresses and orders. It stores only what a purchase needs. */
export class RecordedShop {
  /** How often notices were changed. */
  changedNotices = 0;
  /** The buyer's addresses. */
  addresses: Recorded[] = [];
  /** The buyer's notices. */
  notices: Recorded[] = [];
  readonly products: RecordedProducts;
  readonly refunds: RecordedRefunds;
  readonly #origin: string;
  #cart: Recorded[] = [];
  #orders: Recorded[] = [];
  #nextId = 1;
  #scans = 0;
  #checkout: Recorded[] = [];

  constructor(origin: string) {
    this.#origin = origin;
    this.products = new RecordedProducts(origin);
    this.refunds = new RecordedRefunds(origin, () => this.#orders);
    this.reset();
  }

  /** Forgets what the buyer has. */
  reset(): void {
    this.#cart = [];
    this.addresses = [];
    this.#orders = [];
    this.#nextId = 1;
    this.changedNotices = 0;
    this.products.further = 0;
    this.notices = this.#recorded('user_message_list').list;
    this.refunds.reset();
  }

  /** Adds an order of `recording` with changed fields, as if it had been placed before. */
  addOrder(recording: string, changed: (order: Recorded) => void = () => undefined): string {
    const order = this.#recorded(recording);
    changed(order);
    this.#orders.unshift(order);
    return order.order_id as string;
  }

  /** Whether a call with a session exists. */
  knows(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  /** The answer to a call of the buyer. */
  answerBuyer(call: CrmebCall): Recorded {
    const found = this.#find(call.name);
    return found?.answer(call, found.id);
  }

  #find(name: string): { answer: Answer; id: string } | undefined {
    const answers = { ...this.refunds.answers, ...this.#answers };
    const direct = answers[name];
    if (direct) return { answer: direct, id: '' };
    const [, path = '', id = ''] = /^(.*)\/([^/]+)$/.exec(name.replace(/\/order$/, '')) ?? [];
    const answer = answers[`${path}/:id`];
    return answer && { answer, id };
  }

  readonly #answers: Readonly<Record<string, Answer>> = {
    'GET /cart/count': () => success({ count: this.#cart.reduce((sum, line) => sum + line.cart_num, 0), ids: [] }),
    'GET /pc/get_cart_list': () => success({ valid: this.#cart, invalid: [] }),
    'POST /cart/add': ({ body }) => this.#add(body),
    'POST /cart/num': ({ body }) => this.#setQuantity(body),
    'POST /cart/del': ({ body }) => this.#remove(body.ids.map(String)),
    'GET /address/list': () => success(this.addresses.map(({ post_code: _code, ...row }) => row)),
    'GET /address/default': () => success(this.addresses[0] ?? []),
    'GET /address/detail/:id': (_, id) => success(this.addresses.find((row) => String(row.id) === id)),
    'POST /address/edit': ({ body }) => this.#saveAddress(body),
    'POST /address/del': ({ body }) => this.#deleteAddress(body.id),
    'POST /order/confirm': ({ body }) => this.#confirm(body),
    'POST /order/computed/:id': (_, key) => this.#compute(key),
    'POST /order/create/:id': ({ body }, key) => this.#create(body, key),
    'GET /coupons/order/:id': () => success(),
    'GET /order/cashier/:id': (_, id) => success({ ...this.#recorded('order_cashier'), ...this.#payable(id) }),
    'POST /order/pay': ({ body }) => (body.paytype === 'weixin' ? this.#startScan(body.uni) : this.#pay(body.uni)),
    'POST /order/cancel': ({ body }) => this.#cancel(body.id),
    'POST /order/take': ({ body }) => this.#take(body.uni),
    'POST /order/del': ({ body }) => this.#delete(body.uni),
    'GET /pc/get_order_list': ({ query }) => success(pageOf(this.#orders, query)),
    'GET /v2/user/service/record': ({ query }) => success(this.#records(query)),
    'GET /user/message_system/list': ({ query }) => success(pageOf(this.notices, query)),
    'GET /user/message_system/edit_message': () => {
      this.changedNotices += 1;
      return readRecording('user_message_edit', this.#origin).body;
    },
    'GET /order/detail/:id': (_, id) => this.#order(id),
    'GET /order/express/:id': () => readRecording('order_express.no_service', this.#origin).body,
    'GET /order/refund_detail/:id': (_, id) => this.#refundable(id),
  };

  #recorded(name: string): Recorded {
    return readRecording(name, this.#origin).body.data;
  }

  #add(body: Recorded): Recorded {
    const { productId, uniqueId, cartNum, secKillId, combinationId } = body;
    const promoted = this.products.promotions.lineOf(body);
    const [template] = this.#recorded('pc_get_cart_list').valid;
    const isSingle = Number(productId) === SINGLE_SPEC.id;
    const recorded = Number(productId) === 2 ? this.#recorded('product_detail_2_presale') : undefined;
    const presold: Recorded = Object.values(recorded?.productValue ?? {}).find(
      (sku: Recorded) => sku.unique === uniqueId,
    );
    const wanted = isSingle ? '' : template.product_attr_unique;
    if (uniqueId !== wanted && !presold && !promoted) return readRecording('cart_add.badproduct', this.#origin).body;
    const line = structuredClone(template);
    Object.assign(line, { id: this.#nextId++, product_id: Number(productId), cart_num: Number(cartNum) });
    if (isSingle) {
      const { id, name: store_name, price } = SINGLE_SPEC;
      Object.assign(line, { product_attr_unique: '', truePrice: Number(price), sum_price: price });
      Object.assign(line.productInfo, { id, store_name, price });
      Object.assign(line.productInfo.attrInfo, { product_id: id, price, suk: '默认', unique: '' });
    }
    if (presold) {
      const { id, store_name, image, unit_name, presale } = recorded.storeInfo;
      Object.assign(line, {
        product_attr_unique: uniqueId,
        truePrice: Number(presold.price),
        sum_price: presold.price,
      });
      Object.assign(line.productInfo, {
        id,
        store_name,
        image,
        unit_name,
        presale,
        price: presold.price,
        attrInfo: presold,
      });
    }
    if ((secKillId || combinationId) && !promoted) return { status: 410294, msg: 'Commodity does not exist' };
    if (promoted) Object.assign(line, promoted, { product_attr_unique: uniqueId });
    this.#cart.push(line);
    return success({ cartId: String(line.id) });
  }

  #setQuantity({ id, number }: Recorded): Recorded {
    for (const line of this.#cart) if (String(line.id) === String(id)) line.cart_num = Number(number);
    return success([], 'Modification successful');
  }

  #remove(ids: string[]): Recorded {
    this.#cart = this.#cart.filter((line) => !ids.includes(String(line.id)));
    return success();
  }

  /** Without a region's number and a district CRMEB rejects an address. */
  #saveAddress(body: Recorded): Recorded {
    const { city_id, district, ...region } = body.address ?? {};
    if (!city_id) return readRecording('address_edit.missing', this.#origin).body;
    if (!district) return { status: 400, msg: 'Please select a district', code: '410152' };
    const { real_name, phone, detail, post_code } = body;
    const id = Number(body.id) || this.#nextId++;
    const row = { id, uid: 2, real_name, phone, detail, post_code, ...region, district, city_id, is_default: 1 };
    this.addresses = [row, ...this.addresses.filter((known) => known.id !== id)];
    return success({ id: String(id) });
  }

  /** The records with an agent; the one who was recorded has written, the other has not. */
  #records(query: URLSearchParams): Recorded {
    const filled = this.#recorded('service_record.filled');
    const agent = this.#recorded('service_list').find(({ uid }: Recorded) => String(uid) === query.get('toUid'));
    if (!agent || String(agent.uid) === String(filled.uid)) return filled;
    return { serviceList: [], uid: agent.uid, nickname: agent.nickname, avatar: agent.avatar };
  }

  #deleteAddress(id: Recorded): Recorded {
    this.addresses = this.addresses.filter((known) => String(known.id) !== String(id));
    return readRecording('address_del', this.#origin).body;
  }

  #confirm({ cartId }: Recorded): Recorded {
    const ids = String(cartId).split(',');
    this.#checkout = this.#cart.filter((line) => ids.includes(String(line.id)));
    if (this.#checkout.length === 0) return readRecording('order_confirm.badcart', this.#origin).body;
    const data = this.#recorded('order_confirm');
    const { total_price: totalPrice } = this.#totals();
    const priceGroup = { ...data.priceGroup, totalPrice, sumPrice: totalPrice };
    const orderKey = String(this.#nextId++);
    return success({ ...data, orderKey, cartInfo: this.#checkout, addressInfo: this.addresses[0] ?? [], priceGroup });
  }

  #totals(): Recorded {
    const cents = this.#checkout.reduce((sum, line) => sum + Math.round(line.truePrice * 100) * line.cart_num, 0);
    const price = (cents / 100).toFixed(2);
    return { ...this.#recorded('order_computed').result, total_price: price, pay_price: price };
  }

  /** The order of a line with a promotion names it again. */
  #create(body: Recorded, key: string): Recorded {
    const { addressId, mark, seckill_id: sale = 0, combinationId: group = 0 } = body;
    const names = ({ seckill_id = 0, combination_id = 0 }: Recorded) =>
      String(seckill_id) === String(sale) && String(combination_id) === String(group);
    if (!this.#checkout.every(names)) return readRecording('order_create.badkey', this.#origin).body;
    const address = this.addresses.find(({ id }) => String(id) === String(addressId));
    if (!address) return readRecording('order_create.noaddr', this.#origin).body;
    const orderId = `cp64702${key.padStart(11, '0')}`;
    const price = this.#totals().pay_price;
    this.addOrder('order_detail.unpaid', (order) => {
      const cartInfo = this.#checkout.map((line) => ({
        ...line,
        unique: `line${line.id}`,
        surplus_num: line.cart_num,
      }));
      Object.assign(order, { id: this.#nextId++, order_id: orderId, unique: key, cartInfo });
      Object.assign(order, { total_price: price, pay_price: price });
      Object.assign(order, { real_name: address.real_name, user_phone: address.phone, mark: escapeHtml(mark ?? '') });
    });
    this.#remove(this.#checkout.map(({ id }) => String(id)));
    return success({ status: 'SUCCESS', result: { orderId, key } }, 'Order created successfully');
  }

  /** A key that was ordered is found, although the message says otherwise. */
  #compute(key: string): Recorded {
    const isOrdered = this.#orders.some((order) => order.unique === key);
    if (isOrdered) return readRecording('order_computed.again', this.#origin).body;
    return success({ status: 'NONE', result: this.#totals() });
  }

  #payable(id: string): Recorded {
    const order = this.#orders.find(({ order_id }) => order_id === id);
    return { order_id: id, pay_price: order?.pay_price };
  }

  /** The money of a scanned code arrives. */
  scanned(id: string): void {
    this.#pay(id);
  }

  /** After CRMEB's source, because the recorded CRMEB reached no provider. */
  #startScan(order_id: string): Recorded {
    this.#scans += 1;
    const invalid = Math.floor(Date.now() / 1000) + 60;
    const jsConfig = { code_url: `weixin://wxpay/bizpayurl?pr=${this.#scans}`, invalid, logo: '' };
    return success({ status: 'WECHAT_PC_PAY', result: { jsConfig, order_id, oid: 1, pay_key: '', pay_url: '' } });
  }

  #pay(id: string): Recorded {
    const order = this.#orders.find(({ order_id }) => order_id === id);
    if (!order) return readRecording('order_pay.missing', this.#origin).body;
    Object.assign(order, { paid: 1, pay_time: 1_795_228_270, _status: this.#recorded('order_detail.paid')._status });
    return readRecording('order_pay.yue', this.#origin).body;
  }

  /** The row of a cancelled order is gone at once. */
  #cancel(id: string): Recorded {
    const before = this.#orders.length;
    this.#orders = this.#orders.filter(({ order_id }) => order_id !== id);
    const name = this.#orders.length < before ? 'order_cancel' : 'order_cancel.again';
    return readRecording(name, this.#origin).body;
  }

  /** Only a finished order, or one whose money went back, can be deleted. */
  #delete(id: string): Recorded {
    const order = this.#orders.find(({ order_id }) => order_id === id);
    if (![4, -2].includes(order?._status._type)) return { status: 410256, msg: 'Order cannot be deleted' };
    this.#orders = this.#orders.filter((known) => known !== order);
    return readRecording('order_del', this.#origin).body;
  }

  #take(id: string): Recorded {
    const order = this.#orders.find(({ order_id }) => order_id === id);
    if (order?._status._type !== 2) return readRecording('order_take.early', this.#origin).body;
    order._status = this.#recorded('order_detail.received')._status;
    return readRecording('order_take', this.#origin).body;
  }

  #order(id: string): Recorded {
    const order = this.#orders.find(({ order_id }) => order_id === id);
    return order ? success(order) : readRecording('order_detail.missing', this.#origin).body;
  }

  /** `order/refund_detail` has no `is_apply_refund`. */
  #refundable(id: string): Recorded {
    const order = this.#orders.find(({ order_id }) => order_id === id);
    if (!order) return readRecording('order_detail.missing', this.#origin).body;
    const { is_apply_refund: _always, ...rest } = order;
    return success(rest);
  }
}
