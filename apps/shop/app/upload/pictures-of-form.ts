import type { Api } from '@rider/api';
import { uploadPicture } from '@rider/api/upload';

/**
 * The addresses of a form's pictures: with script they came as addresses, without it as files, which are uploaded here.
 * Rejects with the ApiError of a picture that is refused.
 */
export async function picturesOfForm(api: Api, form: FormData, name: string): Promise<string[]> {
  const urls: string[] = [];
  // One after the other, so that they keep their order and a form of many does not hold all of them at once.
  for (const value of form.getAll(name)) {
    if (typeof value === 'string') {
      if (value !== '') urls.push(value);
    } else if (value.size > 0) urls.push((await uploadPicture(api, value)).url);
  }
  return urls;
}
