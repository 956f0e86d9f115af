import { TOO_MANY_TO_EXPORT, type ApiFile, type FileFormat } from '@rider/api/file';
import { ApiError, type Api } from '@rider/api/transport';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { requireOffered } from '../data/require-offered.ts';
import { callBackend, requireBuyer } from '../data/server-load.ts';

/** The parameter of a list's address after a file of it was too long. */
export const TOO_LONG = 'too_long';

/** Answers a file to the buyer who may see it, and to others what its screen answers them. */
export async function answerFile(args: LoaderFunctionArgs, get: (api: Api) => Promise<ApiFile>): Promise<Response> {
  requireBuyer(args);
  await requireOffered(args);
  return callBackend(args, async ({ api }) => {
    const { name, type, bytes } = await get(api);
    return new Response(bytes, {
      headers: {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
}

/** Answers a table of what the list at `list` shows, in the `format` of the address. A table that is too long leads back to the list. */
export function answerTable(
  args: LoaderFunctionArgs,
  list: string,
  get: (api: Api, parameters: URLSearchParams, format: FileFormat) => Promise<ApiFile>,
): Promise<Response> {
  const parameters = new URL(args.request.url).searchParams;
  return answerFile(args, async (api) => {
    try {
      return await get(api, parameters, parameters.get('format') === 'csv' ? 'csv' : 'xlsx');
    } catch (error) {
      if (!(error instanceof ApiError) || Number(error.code) !== TOO_MANY_TO_EXPORT) throw error;
      parameters.set(TOO_LONG, '1');
      throw redirect(`${list}?${parameters}`);
    }
  });
}
