import { getInvoiceTable } from '@rider/api/invoice';
import { screens } from '@rider/model/screens';
import type { LoaderFunctionArgs } from 'react-router';
import { answerTable } from '../../../download/answer-file.ts';
import { OF_COMPANY } from '../../../order/order-list-address.ts';
import { daysOfAddress } from '../../../screen-parameters/days-of-address.ts';

/** The invoices of some days as a file, in the language of its address. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerTable(args, screens.invoices, (api, parameters, format) =>
    getInvoiceTable(api, { ...daysOfAddress(parameters), ofCompany: parameters.has(OF_COMPANY) }, format),
  );
}
