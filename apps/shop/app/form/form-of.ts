import { data } from 'react-router';

/** The form data of a request. Throws a 400 response for another content type or a broken body. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) throw data(null, { status: 400 });
    throw error;
  }
}
