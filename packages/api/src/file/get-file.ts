import { ApiError } from '../error/index.ts';
import type { Api, Parameters } from '../transport/index.ts';
import { object, text } from '../wire/index.ts';
import type { FileWire } from './wire.ts';

/** Code of the error of a table with too many rows. */
export const TOO_MANY_TO_EXPORT = 910039;

/** A file that the backend made, in the client's language. */
export interface ApiFile {
  /** The file's name. */
  name: string;
  /** Its media type. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches a file by its path and query. */
export async function getFile(api: Api, path: string, query: Parameters = {}): Promise<ApiFile> {
  const data = object<FileWire>((await api.get(path, query)).data);
  try {
    const bytes = Uint8Array.from(atob(text(data.content)), (each) => each.charCodeAt(0));
    return { name: text(data.name), type: text(data.type), bytes };
  } catch (cause) {
    throw new ApiError('malformed', `${path} returned no file`, { cause });
  }
}
