import { getQuoteFile } from '@rider/api/quote';
import { screens } from '@rider/model/screens';
import type { LoaderFunctionArgs } from 'react-router';
import { answerFile } from '../../../download/answer-file.ts';
import { idInAddress } from '../../../screen-parameters/id-in-address.ts';

/** An own quote as PDF, in the language of its address. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerFile(args, (api) => getQuoteFile(api, idInAddress(args.request, screens.quotes, 'number')));
}
