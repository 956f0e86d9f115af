import { getInvoiceFile } from '@rider/api/invoice';
import type { LoaderFunctionArgs } from 'react-router';
import { printedFile } from '../../invoice/printed-file.ts';

/** An own invoice as PDF, in the language of its address. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const number = new URL(args.request.url).searchParams.get('number') ?? '';
  return printedFile(args, (api) => getInvoiceFile(api, number));
}
