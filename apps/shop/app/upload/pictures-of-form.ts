import type { Api } from '@rider/api/transport';
import { uploadPicture } from '@rider/api/upload';

/**
 * Returns the addresses of a form's pictures: with script the form contains addresses, without it files, which are uploaded here.
 * @throws the ApiError of a rejected picture
 */
export async function picturesOfForm(api: Api, form: FormData, name: string): Promise<string[]> {
  const urls: string[] = [];
  // Sequential, to preserve their order and to have only one picture in memory.
  for (const value of form.getAll(name)) {
    if (typeof value === 'string') {
      if (value !== '') urls.push(value);
    } else if (value.size > 0) urls.push((await uploadPicture(api, value)).url);
  }
  return urls;
}
