import * as v from 'valibot';
import { FEEDBACK_LENGTH, FEEDBACK_PICTURES } from '../../limits/index.ts';
import { BYTES_PER_MEGABYTE, PICTURE_MEGABYTES } from '../../picture/index.ts';
import { FEEDBACK_TOPICS } from '../../site/index.ts';
import { choiceOf, email, optionalShortText, phone, realName, required } from '../fields/index.ts';

/** A message to the shop. */
export const feedbackSchema = v.object({
  topic: choiceOf(FEEDBACK_TOPICS, 'validation.topic.required'),
  name: realName,
  company: optionalShortText,
  email,
  phone,
  message: v.pipe(required('validation.feedback.required'), v.maxLength(FEEDBACK_LENGTH, 'validation.comment.length')),
});

/** A message of a signed-in buyer to a shop that stores neither topic nor e-mail address. */
export const buyerFeedbackSchema = v.object({ name: realName, phone, message: feedbackSchema.entries.message });

/** The pictures of a message to the shop, by their sizes in bytes. */
export const feedbackPicturesSchema = v.object({
  pictures: v.pipe(
    v.optional(v.array(v.number()), []),
    v.maxLength(FEEDBACK_PICTURES, 'validation.pictures.feedback'),
    v.everyItem((size) => size <= PICTURE_MEGABYTES * BYTES_PER_MEGABYTE, 'validation.pictures.size'),
  ),
});

/** The shop's answer to a message, sent by e-mail. */
export const feedbackAnswerSchema = v.object({
  answer: v.pipe(required('validation.reply.required'), v.maxLength(FEEDBACK_LENGTH, 'validation.comment.length')),
});
