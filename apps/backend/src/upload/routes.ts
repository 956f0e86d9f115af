import type { UploadFormWire, UploadWire } from '@rider/api/upload';
import type { Untrusted } from '@rider/api/wire';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { Parameters, RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { savePicture } from './pictures.ts';

/** The file of a form; the field `filename` contains the name of its field. */
export async function fileOf(parameters: Parameters): Promise<Uint8Array> {
  const form: Untrusted<UploadFormWire> = parameters;
  const name = textOf(form, 'filename') || ('file' satisfies keyof UploadFormWire);
  const file = (parameters as Readonly<Record<string, unknown>>)[name];
  if (!(file instanceof Blob)) throw new ApiError('not-a-picture', { status: 400 });
  return new Uint8Array(await file.arrayBuffer());
}

/** Uploads of buyers. */
export const uploadRoutes: RouteModule = (app, services) => {
  const forBuyer = buyerCalls(app, services.chatSessions);
  forBuyer.post('/upload/image', async (context, buyerId) => {
    const bytes = await fileOf(context.var.parameters);
    const { name, path } = await savePicture(services, { owner_role: 'buyer', owner_id: buyerId }, bytes);
    return answer<UploadWire>(context, { name, url: path }, 'picture-uploaded');
  });
};
