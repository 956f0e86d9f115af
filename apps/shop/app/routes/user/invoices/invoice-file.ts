import { getInvoiceFile } from '@rider/api/invoice';
import { screens } from '@rider/model/screens';
import type { LoaderFunctionArgs } from 'react-router';
import { idInAddress } from '../../../screen-parameters/id-in-address.ts';
import { answerFile } from '../../../download/answer-file.ts';

/** An own invoice as PDF, in the language of its address. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerFile(args, (api) => getInvoiceFile(api, idInAddress(args.request, screens.invoices, 'number')));
}
