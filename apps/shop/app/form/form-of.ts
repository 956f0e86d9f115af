import { data } from 'react-router';

/** The form that a request brings. Throws the answer 400 for what is none: another type, or a broken body. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) throw data(null, { status: 400 });
    throw error;
  }
}
