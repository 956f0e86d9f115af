import type { PrintedDocument } from '@rider/api/invoice';
import type { Api } from '@rider/api/transport';
import type { LoaderFunctionArgs } from 'react-router';
import { callBackend, requireBuyer } from '../data/server-load.ts';

/** Answers a document as a PDF file to the buyer who may see it, and to others what its screen answers them. */
export function printedFile(args: LoaderFunctionArgs, get: (api: Api) => Promise<PrintedDocument>): Promise<Response> {
  requireBuyer(args);
  return callBackend(args, async ({ api }) => {
    const { name, bytes } = await get(api);
    return new Response(bytes, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
}
