import { captureOf, type Envelope } from './captures.ts';

type Row = Record<string, unknown>;
type Body = Readonly<Record<string, unknown>>;

/** A product with one article only: that backend lists none for it, and the product is the article. */
export const SINGLE = { id: 5, name: 'Setting block 6 mm', price: '61.17' } as const;

const done = (data: unknown, msg = 'success'): Envelope => ({ status: 200, msg, data });
const refused = (status: number, msg: string): Envelope => ({ status, msg, data: [] });
const dataOf = (name: string): Row => captureOf(name).response.data as Row;
const priced = (cents: number): string => (cents / 100).toFixed(2);
const centsOf = (price: unknown): number => Math.round(Number(price) * 100);

interface Order {
  number: string;
  rows: Row[];
  cents: number;
  paid: boolean;
  mark: string;
}

/** The answer about the product with one article. */
export function singleProduct(): Envelope {
  const captured = dataOf('product_detail_1');
  const info = captured['storeInfo'] as Row;
  const storeInfo = {
    ...info,
    id: SINGLE.id,
    store_name: SINGLE.name,
    price: SINGLE.price,
    ot_price: '0.00',
    stock: 40,
    spec_type: 0,
    star: '5.0',
  };
  return done({ ...captured, storeInfo, productAttr: [], productValue: [], replyCount: 0, reply: [] });
}

/** The little state that a purchase needs, told in that backend's words. One buyer. */
export class Purchases {
  #cart: Row[] = [];
  #addresses: Row[] = [];
  #orders = new Map<string, Order>();
  #checkouts = new Map<string, Row[]>();
  #made = 100;

  /** Answers a call that reads or changes the state; undefined for another call. */
  answer(method: string, path: string, body: Body): Envelope | undefined {
    const [, call = '', id = ''] = /^\/((?:pc\/)?[a-z_]+(?:\/[a-z_]+)?)(?:\/([^/]+))?/.exec(path) ?? [];
    switch (`${method} ${call}`) {
      case 'GET product/detail':
        return Number(id) === SINGLE.id ? singleProduct() : undefined;
      case 'POST cart/add':
        return this.#add(body);
      case 'POST cart/num':
        return this.#setNumber(body);
      case 'POST cart/del':
        return this.#remove(body);
      case 'GET pc/get_cart_list':
        return done({ valid: this.#cart, invalid: [] });
      case 'GET cart/count':
        return done({ count: this.#cart.length, ids: this.#cart.map(({ id: row }) => row), sum_price: 0 });
      case 'GET address/list':
        return done(this.#addresses);
      case 'GET address/detail':
        return done(this.#addresses.find((address) => String(address['id']) === id) ?? []);
      case 'POST address/edit':
        return this.#saveAddress(body);
      default:
        return this.#answerOrders(`${method} ${call}`, path, body);
    }
  }

  #answerOrders(call: string, path: string, body: Body): Envelope | undefined {
    const number = decodeURIComponent(path.split('/')[3] ?? '');
    switch (call) {
      case 'POST order/confirm':
        return this.#confirm(body);
      case 'POST order/computed':
        return this.#compute(number);
      case 'POST order/create':
        return this.#create(number, body);
      case 'GET order/detail':
        return this.#detail(number);
      case 'POST order/cancel':
        // The row is gone at once.
        return this.#orders.delete(String(body['id']))
          ? done(undefined, 'Cancellation succeeded')
          : refused(410173, 'Order does not exist');
      case 'GET order/cashier':
        return this.#cashier(number);
      case 'POST order/pay':
        return this.#pay(body);
      case 'GET pc/check_order_status':
        return done({ status: this.#orders.get(number)?.paid === true, time: 0 });
      case 'GET pc/get_order_list': {
        const list = [...this.#orders.values()].toReversed().map((order) => this.#wire(order));
        return done({ list, count: list.length });
      }
      default:
        return undefined;
    }
  }

  #add({ productId, cartNum, uniqueId }: Body): Envelope {
    const single = Number(productId) === SINGLE.id;
    const captured = ((dataOf('pc_get_cart_list')['valid'] as Row[])[0] ?? {}) as Row;
    const product = captured['productInfo'] as Row;
    if (!single && typeof uniqueId === 'string' && uniqueId === '') return refused(410297, 'Insufficient inventory');
    const id = this.#made++;
    const info = single
      ? { ...product, id: SINGLE.id, store_name: SINGLE.name, price: SINGLE.price, attrInfo: [], spec_type: 0 }
      : product;
    const price = single ? SINGLE.price : product['price'];
    this.#cart.push({
      ...captured,
      id,
      product_id: Number(productId),
      product_attr_unique: uniqueId ?? '',
      cart_num: Number(cartNum),
      productInfo: info,
      attrInfo: single ? [] : captured['attrInfo'],
      truePrice: Number(price),
      sum_price: price,
      trueStock: 40,
    });
    return done({ cartId: String(id) });
  }

  #setNumber({ id, number }: Body): Envelope {
    const row = this.#cart.find((each) => Number(each['id']) === Number(id));
    if (row) row['cart_num'] = Number(number);
    return done(undefined, 'Set successfully');
  }

  #remove({ ids }: Body): Envelope {
    const gone = new Set((Array.isArray(ids) ? ids : String(ids).split(',')).map(Number));
    this.#cart = this.#cart.filter(({ id }) => !gone.has(Number(id)));
    return done(undefined, 'Successfully deleted');
  }

  /** What that backend demanded of a US address: a district, and the id of a city. */
  #saveAddress(body: Body): Envelope {
    const address = (body['address'] ?? {}) as Row;
    if (!address['district']) return refused(410152, 'Please select a shipping address');
    if (!address['city_id']) return refused(410152, 'Please select a city');
    if (!/^\d{10,11}$/.test(String(body['phone']))) return refused(410018, 'Wrong mobile number');
    const id = Number(body['id']) || this.#made++;
    const { province, city, district, city_id: cityId } = address;
    const { real_name: name, phone, detail, post_code: postCode } = body;
    this.#addresses = this.#addresses.filter((each) => each['id'] !== id);
    this.#addresses.push({
      id,
      uid: 2,
      real_name: name,
      phone,
      province,
      city,
      district,
      city_id: cityId,
      detail,
      post_code: postCode,
      is_default: 1,
    });
    return done({ id: String(id) });
  }

  /** A discount of a cent or so makes a line's total another number than its rounded price by its pieces. */
  #total(rows: readonly Row[]): number {
    return rows.reduce((sum, row) => sum + lineCents(row), 0);
  }

  #confirm({ cartId }: Body): Envelope {
    const wanted = new Set(String(cartId).split(',').map(Number));
    const rows = this.#cart.filter(({ id }) => wanted.has(Number(id)));
    if (rows.length === 0) return refused(410233, 'Please submit the items to be purchased');
    const orderKey = String(855_394_189_741_916_000n + BigInt(this.#made++));
    this.#checkouts.set(orderKey, rows);
    const captured = dataOf('order_confirm');
    const totals = {
      ...(captured['priceGroup'] as Row),
      totalPrice: priced(this.#total(rows)),
      sumPrice: priced(this.#total(rows)),
      cartInfo: rows,
    };
    const addressInfo = this.#addresses.at(-1) ?? [];
    return done({
      ...captured,
      orderKey,
      cartInfo: rows.map(orderRow),
      valid_count: rows.length,
      addressInfo,
      priceGroup: totals,
    });
  }

  #compute(key: string): Envelope {
    const rows = this.#checkouts.get(key);
    if (rows === undefined) return refused(410208, 'The order has expired');
    const captured = dataOf('order_computed');
    const total = priced(this.#total(rows));
    return done({
      ...captured,
      result: { ...(captured['result'] as Row), total_price: total, pay_price: Number(total) },
    });
  }

  #create(key: string, { addressId, mark }: Body): Envelope {
    const rows = this.#checkouts.get(key);
    if (rows === undefined) return refused(410208, 'The order has expired');
    if (!this.#addresses.some(({ id }) => Number(id) === Number(addressId)))
      return refused(410045, 'Please select a shipping address');
    const number = `cp64702116733229${this.#made++}`;
    this.#orders.set(number, { number, rows, cents: this.#total(rows), paid: false, mark: String(mark ?? '') });
    const bought = new Set(rows.map(({ id }) => id));
    this.#cart = this.#cart.filter(({ id }) => !bought.has(id));
    return done({ status: 'SUCCESS', result: { orderId: number, key } }, 'Order created successfully');
  }

  #wire({ number, rows, cents, paid, mark }: Order): Row {
    const captured = dataOf(paid ? 'order_detail.paid' : 'order_detail.unpaid');
    const pieces = rows.reduce((sum, row) => sum + Number(row['cart_num']), 0);
    // That backend writes signs of a remark as entities.
    const escaped = mark.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#039;');
    return {
      ...captured,
      order_id: number,
      total_num: pieces,
      total_price: priced(cents),
      pay_price: priced(cents),
      mark: escaped,
      cartInfo: rows.map(orderRow),
    };
  }

  #detail(number: string): Envelope {
    const order = this.#orders.get(number);
    return order === undefined ? refused(410294, 'Commodity does not exist') : done(this.#wire(order));
  }

  #cashier(number: string): Envelope {
    const order = this.#orders.get(number);
    if (order === undefined) return refused(410173, 'Order does not exist');
    const deadline = Math.floor(Date.now() / 1000) + 1800;
    return done({
      ...dataOf('order_cashier'),
      order_id: number,
      pay_price: priced(order.cents),
      invalid_time: deadline,
    });
  }

  #pay({ uni, paytype }: Body): Envelope {
    const order = this.#orders.get(String(uni));
    if (order === undefined) return refused(410173, 'Order does not exist');
    if (order.paid) return refused(410174, 'Order paid');
    if (paytype !== 'yue') return done({ status: 'PAY_ERROR', result: [] }, 'the payment method is not supported');
    order.paid = true;
    return done({ status: 'SUCCESS', result: [] }, 'Balance payment successful');
  }
}

/** The cents of a line: the setting blocks come at 61.1667 a piece, so that three are 183.50. */
function lineCents(row: Row): number {
  const pieces = Number(row['cart_num']);
  return Number(row['product_id']) === SINGLE.id
    ? Math.round((pieces * 18_350) / 3)
    : pieces * centsOf(row['truePrice']);
}

/** A line of a checkout or order: its price for a piece is rounded, its sum is right. */
function orderRow(row: Row): Row {
  const pieces = Number(row['cart_num']);
  const cents = lineCents(row);
  const piece = Math.floor(cents / pieces) / 100;
  return {
    ...row,
    truePrice: piece,
    sum_true_price: priced(cents),
    surplus_num: pieces,
    refund_num: 0,
    surplus_refund_num: pieces,
  };
}
