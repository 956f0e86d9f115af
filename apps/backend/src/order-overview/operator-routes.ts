import {
  MOST_ORDERS_AT_ONCE,
  type JudgedShipment,
  type OperatorList,
  type OperatorOrderFacts,
  type OperatorOrderWire,
  type OrderHistoryEntry,
} from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { orderRemarkSchema, orderTagSchema, shipmentRowsSchema } from '@rider/model/validation';
import { answerPrinted } from '../credit/answer-document.ts';
import { answerTable } from '../document/table-file.ts';
import { ApiError } from '../http/api-error.ts';
import type { RouteModule } from '../http/environment.ts';
import { daysOf } from '../http/days.ts';
import { choiceOf, textOf, textsOf } from '../http/parameters.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { recordExport } from '../operator/record-operator-action.ts';
import { expireDueOrders } from '../order/close-order.ts';
import { readParcelEvents } from '../shipping/parcel-events.ts';
import { DESK_COLUMNS, exportedOrders, orderFileRowsOf } from './export-orders.ts';
import { findAnyOrder, listAllOrders, ordersBy, type OwnedOrder } from './read-all-orders.ts';
import { readOrderHistory, remarkOnOrder } from './order-history.ts';
import { findTags, tagOrder, untagOrder } from './order-tags.ts';
import { judgeShipments, shipOrders } from './ship-orders.ts';
import { packingSlips, pickList } from './shipping-documents.ts';
import { orderToWire } from './wire.ts';

function operatorOrderOf(
  { view, buyer, tags }: OwnedOrder,
  locale: Locale,
  parcelEvents: OperatorOrderFacts['parcelEvents'] = [],
): OperatorOrderWire {
  return { ...orderToWire(view, locale), buyer: { ...buyer, uid: String(buyer.uid) }, tags, parcelEvents };
}

/** The rows of orders to ship. @throws ApiError `too-many-at-once`. */
function shipmentRowsOf({ body }: OperatorCall) {
  const { rows } = body(shipmentRowsSchema);
  if (rows.length > MOST_ORDERS_AT_ONCE)
    throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_ORDERS_AT_ONCE } });
  return rows;
}

/** Orders of all buyers, for operators. */
export const orderOverviewOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'orders');
  get<OperatorList<OperatorOrderWire>>('/operator/orders', async ({ list, given, locale }) => {
    const { orders, count } = await listAllOrders(services, { ...list(), placed: daysOf(given) });
    return { items: orders.map((order) => operatorOrderOf(order, locale)), total: count };
  });

  // A link sends no headers, so the language is in its address.
  get('/operator/order_export', async ({ context, operator, list, given, locale: fallback }) => {
    const filter = { ...list(), placed: daysOf(given) };
    const locale = choiceOf(given, 'language', { 'en-US': 'en-US', 'zh-CN': 'zh-CN' } as const) ?? fallback;
    const of = orderFileRowsOf(given);
    await expireDueOrders(services);
    const found = ordersBy(services, filter);
    const rows = await exportedOrders(services.database, found, { of, columns: DESK_COLUMNS, locale });
    const limits = ['start', 'end', 'search'].map((name) => textOf(given, name));
    const subject = limits.filter(Boolean).join(' – ');
    await recordExport(services.database, { operator, action: 'order.export', subject }, rows);
    return answerTable(context, of, rows);
  });

  get<OperatorOrderWire>('/operator/orders/:number', async ({ inPath, locale }) => {
    const order = await findAnyOrder(services, inPath('number'));
    const events = await readParcelEvents(services.database, order.view.row.id);
    const parcelEvents = events.map(({ parcel_id: parcelId, happened_at: at, body, place }) => ({
      at: at.getTime(),
      text: body[locale],
      place,
      parcelId: parcelId === null ? '' : String(parcelId),
    }));
    return operatorOrderOf(order, locale, parcelEvents);
  });

  get<OrderHistoryEntry[]>('/operator/orders/:number/history', ({ inPath, locale }) =>
    readOrderHistory(services.database, inPath('number'), locale),
  );

  post('/operator/orders/:number/remark', ({ operator, inPath, form }) =>
    remarkOnOrder(services.database, operator, inPath('number'), form(orderRemarkSchema).text),
  );

  get<string[]>('/operator/order_tags', ({ list }) => findTags(services.database, list()));

  post('/operator/orders/:number/tag', ({ operator, inPath, form }) =>
    tagOrder(services.database, operator, inPath('number'), form(orderTagSchema).tag),
  );

  post('/operator/orders/:number/untag', ({ operator, inPath, form }) =>
    untagOrder(services.database, operator, inPath('number'), form(orderTagSchema).tag),
  );

  post<JudgedShipment[]>('/operator/order_shipments/check', (call) =>
    judgeShipments(services, shipmentRowsOf(call), call.locale),
  );

  post<JudgedShipment[]>('/operator/order_shipments', (call) =>
    shipOrders(services, call.operator, shipmentRowsOf(call), call.locale),
  );

  const documentOf = ({ given, locale }: OperatorCall) => ({
    numbers: textsOf(given, 'numbers', MOST_ORDERS_AT_ONCE),
    locale,
    now: services.clock(),
  });

  get('/operator/order_documents/packing_slips', async (call) => {
    const content = await packingSlips(services.database, documentOf(call));
    return answerPrinted(call.context, content, { name: 'packing-slips', caller: `agent ${call.operator.id}` });
  });

  get('/operator/order_documents/pick_list', async (call) => {
    const content = await pickList(services.database, documentOf(call));
    return answerPrinted(call.context, content, { name: 'pick-list', caller: `agent ${call.operator.id}` });
  });
};
