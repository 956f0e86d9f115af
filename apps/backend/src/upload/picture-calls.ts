import { FEEDBACK_PICTURES } from '@rider/model/limits';
import type { LargeBodies } from '../http/app.ts';
import { PICTURE_LIMIT } from './picture.ts';
import { DOCUMENT_LIMIT } from './shop-documents.ts';

/** Maximum size of the texts of a form with pictures, in bytes. */
const FORM_TEXTS = 64 * 1024;

const withPictures = (count = 1) => ({
  bytes: count * PICTURE_LIMIT + FORM_TEXTS,
  error: 'picture-too-large' as const,
});

/** Calls that accept pictures or documents in a form. */
export const PICTURE_CALLS: LargeBodies = {
  '/api/upload/image': withPictures(),
  '/api/kefuapi/upload/image': withPictures(),
  '/api/operator/pictures': withPictures(),
  '/api/operator/product_documents': { bytes: DOCUMENT_LIMIT + FORM_TEXTS, error: 'document-too-large' },
  '/api/register': withPictures(),
  '/api/tax_certificate/add': withPictures(),
  '/api/user/service/feedback': withPictures(FEEDBACK_PICTURES),
};
