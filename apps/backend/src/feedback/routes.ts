import { FEEDBACK_FIELDS, type FeedbackRequestWire } from '@rider/api/content';
import type { Untrusted } from '@rider/api/wire';
import { feedbackPicturesSchema, feedbackSchema, validate } from '@rider/model/validation';
import { clientOf } from '../account/client.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule, SessionSource } from '../http/environment.ts';
import { acceptedValues, readForm } from '../http/form-errors.ts';
import { textOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { bearerToken } from '../http/session.ts';
import { countMessage, receiveFeedback } from './receive-feedback.ts';

/** The buyer of a request; null for visitors and ended sessions, which must not prevent messages to the shop. */
async function buyerOf(context: HttpContext, sessions: SessionSource): Promise<number | null> {
  const token = bearerToken(context);
  if (token === null) return null;
  try {
    return Number((await sessions.userOf(token)).id);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function picturesOf(parameters: Untrusted<FeedbackRequestWire>, context: HttpContext): Blob[] {
  const given: unknown[] = [parameters.pictures].flat();
  // A browser sends an empty file for a field without files.
  const pictures = given.filter((file) => file instanceof Blob && file.size > 0) as Blob[];
  const checked = validate(feedbackPicturesSchema, { pictures: pictures.map(({ size }) => size) });
  acceptedValues(checked, { pictures: 'pictures' }, context.var.locale);
  return pictures;
}

/** Messages to the shop. */
export const feedbackRoutes: RouteModule = (app, services) => {
  app.post('/user/service/feedback', async (context) => {
    const { locale } = context.var;
    const parameters: Untrusted<FeedbackRequestWire> = context.var.parameters;
    const draft = readForm(feedbackSchema, FEEDBACK_FIELDS, parameters, locale);
    const pictures = picturesOf(parameters, context);
    await countMessage(services, clientOf(context));
    const buyerId = await buyerOf(context, services.sessions);
    // Password managers fill the hidden field as well, so the message is stored.
    const isSuspected = textOf(parameters, 'website') !== '';
    await receiveFeedback(services, { draft, buyerId, pictures, locale, isSuspected });
    return answer(context, undefined, 'saved');
  });
};
