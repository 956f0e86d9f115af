import type { OrderNoteRequestWire } from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { readParcelEvent, readShipment } from './form.ts';
import { addParcelEvent, noteOnOrder, shipOrder } from './service.ts';

function numberOf(context: HttpContext): string {
  return context.req.param('number') ?? '';
}

/** Operators' calls for shipping orders. */
export const shippingOperatorRoutes: RouteModule = (app, services) => {
  app.post(
    '/operator/orders/:number/ship',
    requireOperator(services, async (context, operator) => {
      const shipment = readShipment(context.var.parameters, context.var.locale);
      await shipOrder(services, operator, numberOf(context), shipment);
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
      const event = readParcelEvent(context.var.parameters, context.var.locale);
      await addParcelEvent(services, operator, numberOf(context), event);
      return answer(context, undefined, 'set');
    }),
  );
};
