import { FEEDBACK_PICTURES } from '@rider/model/limits';
import type { LargeBodies } from '../http/app.ts';
import { PICTURE_LIMIT } from './picture.ts';

/** Maximum size of the texts of a form with pictures, in bytes. */
const FORM_TEXTS = 64 * 1024;

/** Calls that accept pictures in a form. */
export const PICTURE_CALLS: LargeBodies = {
  limits: {
    '/api/upload/image': PICTURE_LIMIT + FORM_TEXTS,
    '/api/kefuapi/upload/image': PICTURE_LIMIT + FORM_TEXTS,
    '/api/operator/pictures': PICTURE_LIMIT + FORM_TEXTS,
    '/api/register': PICTURE_LIMIT + FORM_TEXTS,
    '/api/tax_certificate/add': PICTURE_LIMIT + FORM_TEXTS,
    '/api/user/service/feedback': FEEDBACK_PICTURES * PICTURE_LIMIT + FORM_TEXTS,
  },
  error: 'picture-too-large',
};
