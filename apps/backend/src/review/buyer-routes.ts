import type {
  PublishedReviewWire,
  PublishReviewRequestWire,
  ReviewedLineRequestWire,
  ReviewedLineWire,
} from '@rider/api/review';
import type { LineReview } from '@rider/model/review';
import type { Untrusted } from '@rider/api/wire';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { cardToWire } from './card.ts';
import { readReviewForm } from './read-review-form.ts';
import { listOrderReviews } from './own-reviews.ts';
import { findOwnLine, publishReview } from './publish-review.ts';

/** Buyers' reviews of their purchases. */
export const buyerReviewRoutes: RouteModule = (app, services) => {
  const { database, cache, sessions } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.post('/order/product', async (context, buyerId) => {
    const parameters: Untrusted<ReviewedLineRequestWire> = context.var.parameters;
    const line = await findOwnLine(database, buyerId, textOf(parameters, 'unique'));
    return answer<ReviewedLineWire>(context, cardToWire(line, context.var.locale));
  });

  forBuyer.post('/order/comment', async (context, buyerId) => {
    const { locale } = context.var;
    const parameters: Untrusted<PublishReviewRequestWire> = context.var.parameters;
    const key = textOf(parameters, 'unique');
    // Check ownership first, so that form errors disclose nothing about other buyers' lines.
    await findOwnLine(database, buyerId, key);
    await publishReview(services, buyerId, key, readReviewForm(parameters, locale));
    cache.invalidate('reviews');
    return answer<PublishedReviewWire>(context, { to_lottery: false }, 'review-published');
  });

  forBuyer.get('/order/reviews/:number', async (context, buyerId) => {
    const reviews = await listOrderReviews(services, buyerId, context.req.param('number') ?? '', context.var.locale);
    return answer<LineReview[]>(context, reviews);
  });
};
