import { addressSchema, orderTextsSchema, validate } from '@rider/model/validation';
import { money, moneyToDecimal } from '@rider/model/money';
import type { EnteredLine } from '@rider/model/order';
import { MOST_PUNCHOUT_LINES } from '@rider/model/punchout';
import type { Country } from '@rider/model/address';
import { saveAddressIn } from '../address/addresses.ts';
import { readCountries } from '../address/read-address-form.ts';
import { UNSPENT } from '../buyer-company/members.ts';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { textIdOf } from '../http/answers.ts';
import { messageText, validationText } from '../messages/index.ts';
import { shopCurrency } from '../messages/shop-formats.ts';
import { priceEntered, readEntered } from '../order-entry/entered-lines.ts';
import { hasContents } from '../order-entry/ordered-contents.ts';
import { placeEntered } from '../order-entry/place-for-buyer.ts';
import { expireDueOrdersOf } from '../order/close-order.ts';
import type { CheckoutServices } from '../order/checkout.ts';
import { lockOrdersOf } from '../order/unpaid-limits.ts';
import { accountOfPerson } from './people.ts';
import { childrenOf, findIn, textIn, type Element } from './xml.ts';

/** Answers to a purchasing system are in English, as the texts of cXML are. */
const LOCALE = 'en-US';

/** Why an order of a purchasing system is rejected, with the status by the codes of cXML. */
export class RejectedOrder extends Error {
  readonly code: 400 | 406 | 409 | 450;

  constructor(code: RejectedOrder['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Codes of single pieces; systems get the first one from the shop. */
const PIECES = ['EA', 'PCE', 'C62', 'H87'];
const [QUANTITY, PRICE] = [/^\d{1,9}(?:\.0+)?$/, /^\d{1,9}(?:\.\d+)?$/];

/** A line of the order with the price that the system has. */
interface RequestedLine extends EnteredLine {
  unitPrice: string;
}

function readLine(item: Element): RequestedLine {
  const sku = textIn(item, 'ItemID', 'SupplierPartID');
  const entered = item.getAttribute('quantity') ?? '';
  const quantity = Number(entered);
  const price = findIn(item, 'ItemDetail', 'UnitPrice', 'Money');
  const unitPrice = textIn(price);
  if (sku === '' || !PRICE.test(unitPrice) || !QUANTITY.test(entered) || quantity < 1)
    throw new RejectedOrder(400, `Item ${sku} needs a part number, a whole quantity and a price.`);
  const currency = price?.getAttribute('currency') ?? '';
  if (currency !== shopCurrency())
    throw new RejectedOrder(409, `Item ${sku} is sold in ${shopCurrency()}, not ${currency}.`);
  const unit = textIn(item, 'ItemDetail', 'UnitOfMeasure') || 'EA';
  if (!PIECES.includes(unit)) throw new RejectedOrder(409, `Item ${sku} is sold by the piece (EA), not ${unit}.`);
  return { sku, quantity, unitPrice };
}

/** The code of the state that an order names by code or name; what it names where there is none. */
function stateOf(countries: readonly Country[], country: string, named: string): string {
  const states = countries.find(({ code }) => code === country)?.states ?? [];
  const found = states.find((state) =>
    [state.code, state.name].some((text) => text.toLowerCase() === named.toLowerCase()),
  );
  return found?.code ?? named;
}

function phoneOf(address: Element | null): string {
  const number = findIn(address, 'Phone', 'TelephoneNumber');
  const code = textIn(number, 'CountryCode');
  const national = `${textIn(number, 'AreaOrCityCode')} ${textIn(number, 'Number')}`.trim();
  return code === '' || national === '' ? national : `+${code} ${national}`;
}

/** The delivery address of an order, checked as the shop's form. */
async function readShipTo(database: Database, address: Element | null) {
  const countries = await readCountries(database, LOCALE);
  const postal = findIn(address, 'PostalAddress');
  const country = findIn(postal, 'Country')?.getAttribute('isoCountryCode') ?? '';
  const [street1 = '', ...more] = childrenOf(postal, 'Street').map((element) => element.textContent?.trim() ?? '');
  const { values, errors } = validate(addressSchema(countries), {
    addressee: textIn(postal, 'DeliverTo') || textIn(address, 'Name'),
    country,
    state: stateOf(countries, country, textIn(postal, 'State')),
    city: textIn(postal, 'City'),
    street1,
    street2: more.join(', '),
    zip: textIn(postal, 'PostalCode'),
    phone: phoneOf(address),
    fax: '',
    isDefault: false,
  });
  if (values !== undefined) return values;
  const [[field = '', id = ''] = []] = Object.entries(errors);
  throw new RejectedOrder(406, `The delivery address (${field}): ${validationText(id, LOCALE)}`);
}

/** Rejects the order unless every line can be ordered at the price that the system has. */
async function requirePrices(transaction: Transaction, lines: readonly RequestedLine[], buyerId: number, now: number) {
  const entered = await readEntered(transaction, lines, { buyerId, now });
  const priced = await priceEntered(transaction, entered, { buyerId, now, locale: LOCALE });
  const bySku = new Map(priced.map((line) => [line.sku, line]));
  for (const { sku, unitPrice } of lines) {
    const current = bySku.get(sku);
    if (current === undefined || current.problem === 'gone') throw new RejectedOrder(406, `There is no item ${sku}.`);
    const { problem, minimum, pack, stock } = current;
    if (problem !== null)
      throw new RejectedOrder(409, `Item ${sku}: ${stock} in stock, at least ${minimum}, in packs of ${pack}.`);
    // Systems write up to four decimals.
    if (Math.round(Number(unitPrice) * 10_000) !== current.unitPrice * 100)
      throw new RejectedOrder(409, `Item ${sku} costs ${moneyToDecimal(current.unitPrice)}, not ${unitPrice}.`);
  }
}

/** What an order request asks for. */
interface SystemOrder {
  reference: string;
  lines: RequestedLine[];
  shipTo: Awaited<ReturnType<typeof readShipTo>>;
  message: string;
}

async function readOrder(database: Database, content: Element): Promise<SystemOrder> {
  const header = findIn(content, 'OrderRequestHeader');
  const { values } = validate(orderTextsSchema, {
    message: textIn(header, 'Comments'),
    purchaseOrderNumber: header?.getAttribute('orderID') ?? '',
  });
  if (values === undefined || values.purchaseOrderNumber === '')
    throw new RejectedOrder(400, 'The order number or the comment is missing or too long.');
  const type = header?.getAttribute('type') ?? 'new';
  if (type !== 'new')
    throw new RejectedOrder(450, 'Only new orders are accepted. Please contact the shop for changes.');
  const items = childrenOf(content, 'ItemOut');
  if (items.length === 0 || items.length > MOST_PUNCHOUT_LINES)
    throw new RejectedOrder(400, `An order has 1 to ${MOST_PUNCHOUT_LINES} items.`);
  return {
    reference: values.purchaseOrderNumber,
    lines: items.map(readLine),
    shipTo: await readShipTo(database, findIn(header, 'ShipTo', 'Address')),
    message: values.message,
  };
}

/**
 * The number of the order that the system has sent before; null for a new one. @throws RejectedOrder for other contents, and for an order
 * that has ended: a success would make the system expect them.
 */
async function sentBefore(
  transaction: Transaction,
  buyerId: number,
  { reference, lines }: SystemOrder,
): Promise<string | null> {
  const found = await transaction
    .selectFrom('customer_order')
    .select(['id', 'number', 'state'])
    .where('buyer_id', '=', buyerId)
    .where('purchase_order_number', '=', reference)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { id, number, state } = found;
  const sent = lines.map((line) => ({ ...line, unitPrice: money(Math.round(Number(line.unitPrice) * 100)) }));
  if (!(await hasContents(transaction, id, sent)))
    throw new RejectedOrder(409, `Order ${reference} was placed as ${number} with other items or prices.`);
  if (UNSPENT.some((ended) => ended === state))
    throw new RejectedOrder(409, `Order ${reference} was placed as ${number} and has ended.`);
  return number;
}

async function place(
  services: CheckoutServices,
  transaction: Transaction,
  { buyerId, order }: { buyerId: number; order: SystemOrder },
): Promise<string> {
  await lockOrdersOf(transaction, buyerId);
  const { reference, lines, shipTo, message } = order;
  const before = await sentBefore(transaction, buyerId, order);
  if (before !== null) return before;
  await requirePrices(transaction, lines, buyerId, services.clock());
  const addressId = await saveAddressIn(transaction, buyerId, { ...shipTo, id: null });
  const entry = {
    buyerId: String(buyerId),
    lines,
    addressId: String(addressId),
    shipping: 'delivery',
    couponId: '',
    shopDiscount: null,
    payment: 'invoice',
    purchaseOrderNumber: reference,
    message,
    quoted: null,
    key: `purchasing-${reference}`,
  } as const;
  const { order: placed } = await placeEntered(services, transaction, entry, { locale: LOCALE, isApproved: true });
  // The order has its own copy; the next one brings its address with it.
  await transaction.deleteFrom('address').where('id', '=', addressId).execute();
  return placed.number;
}

/**
 * Places an order of a company's purchasing system on account, as the account of the system, and returns its number; an order that was sent
 * before with the same contents is the same. @throws RejectedOrder.
 */
export async function receiveOrder(services: CheckoutServices, companyId: number, content: Element): Promise<string> {
  const { database, clock } = services;
  const order = await readOrder(database, content);
  try {
    const buyerId = await database
      .transaction()
      .execute((transaction) => accountOfPerson(transaction, { companyId, person: '', now: clock() }));
    await expireDueOrdersOf(services, buyerId);
    return await database.transaction().execute((transaction) => place(services, transaction, { buyerId, order }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.detail.http !== undefined) throw error;
    const text = messageText(textIdOf(error.reason), LOCALE, error.detail.parameters ?? {});
    throw new RejectedOrder(409, text);
  }
}
