import type { JudgedShipment, ShipmentRow, ShipmentVerdict } from '@rider/api/operator';
import { validate, shipmentSchema } from '@rider/model/validation';
import type { Locale } from '@rider/model/locale';
import { courierNamed } from '../courier/couriers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { OrderServices } from '../order/checkout.ts';
import { expireDueOrders } from '../order/close-order.ts';
import { readParcels, type Parcel } from '../parcel/parcels.ts';
import { shipOrder } from '../shipping/ship-order.ts';
import { shippingObstacles } from './read-all-orders.ts';

/** The orders of some numbers, with what decides whether they can be shipped. */
async function readShippable({ database, clock }: OrderServices, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  const orders = await database
    .selectFrom('customer_order')
    .innerJoin('buyer', 'buyer.id', 'customer_order.buyer_id')
    .select(['customer_order.id', 'number', 'customer_order.state', 'counter_id', 'nickname', 'company'])
    .select((select) => {
      const obstacles = shippingObstacles(select, clock());
      return [
        obstacles['group-open'].as('group-open'),
        obstacles['refund-open'].as('refund-open'),
        obstacles.contested.as('contested'),
        obstacles.presale.as('presale'),
        obstacles['too-early'].as('too-early'),
      ];
    })
    .where('number', 'in', numbers)
    .execute();
  const ids = orders.map(({ id }) => id);
  const parcelsOf = await readParcels(database, ids);
  return orders.map((order) => ({ ...order, parcels: parcelsOf(order.id) }));
}

type Shippable = Awaited<ReturnType<typeof readShippable>>[number];

const OBSTACLES = ['group-open', 'refund-open', 'contested', 'presale', 'too-early'] as const;

/** A long number as spreadsheets show and save it, whose last digits are lost. */
const ROUNDED = /^\d([.,]\d+)?E\+\d+$/i;

/** Whether a parcel has the courier and tracking number of a row. */
function isShippedAs(parcels: readonly Parcel[], { courier, trackingNumber }: ShipmentRow): boolean {
  const code = courierNamed(courier)?.code;
  return parcels.some(({ delivery_code, delivery_id }) => delivery_code === code && delivery_id === trackingNumber);
}

function verdictOn(row: ShipmentRow, order: Shippable | undefined): ShipmentVerdict {
  if (order === undefined) return 'unknown-order';
  if (courierNamed(row.courier) === undefined) return 'unknown-courier';
  if (validate(shipmentSchema, { ...row, method: 'deliver' }).errors !== undefined) return 'no-tracking-number';
  if (ROUNDED.test(row.trackingNumber)) return 'rounded-number';
  if (isShippedAs(order.parcels, row)) return 'shipped-before';
  switch (order.state) {
    case 'pending-payment':
      return 'unpaid';
    case 'cancelled':
    case 'expired':
    case 'refunded':
      return 'closed';
    case 'pending-shipment':
      return order.counter_id === null ? (OBSTACLES.find((obstacle) => order[obstacle]) ?? 'ready') : 'pick-up';
    default:
      return 'shipped-otherwise';
  }
}

/** Judges rows in their order without writing. Of several rows of an order, all but the first are `repeated`. */
export async function judgeShipments(
  services: OrderServices,
  rows: readonly ShipmentRow[],
  locale: Locale,
): Promise<JudgedShipment[]> {
  await expireDueOrders(services);
  const orders = await readShippable(services, [...new Set(rows.map(({ number }) => number))]);
  const orderOf = new Map(orders.map((order) => [order.number, order]));
  return rows.map((row, index) => {
    const order = orderOf.get(row.number);
    const isRepeated = order !== undefined && rows.findIndex(({ number }) => number === row.number) < index;
    return {
      ...row,
      verdict: isRepeated ? 'repeated' : verdictOn(row, order),
      buyer: order === undefined ? '' : order.company || order.nickname,
      courierName: courierNamed(row.courier)?.name[locale] ?? '',
    };
  });
}

/** Ships the orders of all rows that are `ready`, each in its own transaction, and returns what became of each row. */
export async function shipOrders(
  services: OrderServices,
  operator: Operator,
  rows: readonly ShipmentRow[],
  locale: Locale,
): Promise<JudgedShipment[]> {
  const judged = await judgeShipments(services, rows, locale);
  const outcomes: JudgedShipment[] = [];
  // One after another: each locks its order and its lines.
  for (const row of judged)
    outcomes.push(row.verdict === 'ready' ? await shipRow(services, operator, row, locale) : row);
  return outcomes;
}

async function shipRow(
  services: OrderServices,
  operator: Operator,
  row: JudgedShipment,
  locale: Locale,
): Promise<JudgedShipment> {
  const courier = courierNamed(row.courier);
  if (courier === undefined) throw new Error(`no courier ${row.courier}`);
  try {
    await shipOrder(services, operator, row.number, { method: 'deliver', courier, trackingNumber: row.trackingNumber });
    return { ...row, verdict: 'shipped' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The order changed since it was judged.
    const [now] = await judgeShipments(services, [row], locale);
    if (now === undefined || now.verdict === 'ready') throw error;
    return now;
  }
}
