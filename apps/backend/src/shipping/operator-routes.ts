import type { OrderNoteRequestWire } from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { readChosenLines, readParcelEvent, readShipment } from './form.ts';
import { addParcelEvent, correctParcel, noteOnOrder, shipOrder } from './service.ts';

function numberOf(context: HttpContext): string {
  return context.req.param('number') ?? '';
}

/** The parcel that a call is about; null for the last one. */
function parcelOf(parameters: Untrusted<{ parcel_id?: number }>): number | null {
  return wholeNumberOf(parameters, 'parcel_id') || null;
}

/** Operators' calls for shipping orders. */
export const shippingOperatorRoutes: RouteModule = (app, services) => {
  app.post(
    '/operator/orders/:number/ship',
    requireOperator(services, async (context, operator) => {
      const { parameters, locale } = context.var;
      const shipment = readShipment(parameters, locale);
      await shipOrder(services, operator, numberOf(context), shipment, readChosenLines(parameters));
      return answer(context, undefined, 'set');
    }),
  );

  app.post(
    '/operator/orders/:number/correct',
    requireOperator(services, async (context, operator) => {
      const { parameters, locale } = context.var;
      const name = { number: numberOf(context), parcelId: parcelOf(parameters) };
      await correctParcel(services, operator, name, readShipment(parameters, locale));
      return answer(context, undefined, 'set');
    }),
  );

  app.post(
    '/operator/orders/:number/note',
    requireOperator(services, async (context, operator) => {
      const parameters: Untrusted<OrderNoteRequestWire> = context.var.parameters;
      await noteOnOrder(services, operator, numberOf(context), textOf(parameters, 'remark'));
      return answer(context, undefined, 'set');
    }),
  );

  app.post(
    '/operator/orders/:number/track',
    requireOperator(services, async (context, operator) => {
      const { parameters, locale } = context.var;
      const event = { ...readParcelEvent(parameters, locale), parcelId: parcelOf(parameters) };
      await addParcelEvent(services, operator, numberOf(context), event);
      return answer(context, undefined, 'set');
    }),
  );
};
