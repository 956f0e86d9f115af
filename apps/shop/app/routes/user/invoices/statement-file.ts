import { getStatementFile } from '@rider/api/invoice';
import type { LoaderFunctionArgs } from 'react-router';
import { answerFile } from '../../../download/answer-file.ts';

/** The own statement of account as PDF, in the language of its address. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerFile(args, getStatementFile);
}
