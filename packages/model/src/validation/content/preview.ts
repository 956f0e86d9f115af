import * as v from 'valibot';
import { PREVIEWED_KINDS } from '../../site/index.ts';
import { moment, optionalMoment } from '../fields/index.ts';
import { sitePageSchema } from './content.ts';

const record = v.object({ kind: v.picklist(PREVIEWED_KINDS), id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) });
const page = v.object({ kind: v.literal('page'), name: v.string(), ...sitePageSchema.entries });

/** What a preview shows: a draft or none, now or at an instant. */
export const previewSchema = v.object({
  draft: v.nullable(v.variant('kind', [page, record])),
  at: optionalMoment,
});

/** A preview of the shop at a time. */
export const previewAtSchema = v.object({ draft: v.null(), at: moment('validation.preview.day') });

/** What a preview shows, as entered. */
export type EnteredPreview = v.InferOutput<typeof previewSchema>;
