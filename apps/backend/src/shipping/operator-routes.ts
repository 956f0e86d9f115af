import { deliveryTermsSchema, parcelEventSchema, shipmentSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { changeTerms } from './change-terms.ts';
import { chosenLinesOf, withCourier } from './checked-shipment.ts';
import { handOverOrder } from './hand-over.ts';
import { addParcelEvent, correctParcel, noteOnOrder, shipOrder } from './ship-order.ts';

const shipmentOf = ({ form, locale }: OperatorCall) => withCourier(form(shipmentSchema), locale);

/** The parcel in a request; null for the last one. */
const parcelOf = ({ id }: OperatorCall): number | null => id('parcelId') || null;

/** Operators' calls for shipping orders. */
export const shippingOperatorRoutes: RouteModule = (app, services) => {
  const { post } = operatorCalls(app, services, 'orders');

  post('/operator/orders/:number/ship', async (call) =>
    shipOrder(services, call.operator, call.inPath('number'), shipmentOf(call), chosenLinesOf(call.given['lines'])),
  );

  post('/operator/orders/:number/correct', async (call) => {
    const parcel = { number: call.inPath('number'), parcelId: parcelOf(call) };
    await correctParcel(services, call.operator, parcel, { shipment: shipmentOf(call), seen: call.seen });
  });

  post('/operator/orders/:number/note', ({ operator, inPath, given, seen }) =>
    noteOnOrder(services, operator, inPath('number'), { note: textOf(given, 'note'), seen }),
  );

  post('/operator/orders/:number/terms', ({ operator, inPath, body, seen }) =>
    changeTerms(services, operator, { number: inPath('number'), terms: body(deliveryTermsSchema) }, seen),
  );

  post('/operator/orders/:number/hand_over', ({ operator, inPath }) =>
    handOverOrder(services, operator, inPath('number')),
  );

  post('/operator/orders/:number/track', async (call) => {
    const event = { ...call.form(parcelEventSchema), parcelId: parcelOf(call) };
    await addParcelEvent(services, call.operator, call.inPath('number'), event);
  });
};
