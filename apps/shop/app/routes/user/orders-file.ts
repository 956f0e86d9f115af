import { getOrderTable } from '@rider/api/order';
import { screens } from '@rider/model/screens';
import type { LoaderFunctionArgs } from 'react-router';
import { answerTable } from '../../download/answer-file.ts';
import { readOrderFilter } from '../../order/order-list-address.ts';

/** The orders of the list, or their lines, as a file in the language of its address. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerTable(args, screens.orders, (api, parameters, format) =>
    getOrderTable(api, readOrderFilter(parameters), {
      rows: parameters.get('rows') === 'lines' ? 'lines' : 'orders',
      format,
    }),
  );
}
