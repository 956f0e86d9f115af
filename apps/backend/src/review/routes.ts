import type { ReviewListRequestWire, ReviewStatisticsWire, ReviewWire } from '@rider/api/catalogue';
import type { Untrusted } from '@rider/api/wire';
import { answerCached } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { pageOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { listReviews, reviewStatistics, type ReviewKind } from './read-reviews.ts';

/** The wire's `type` of a review list; 4 is not in CRMEB. */
const KINDS: ReadonlyMap<string, ReviewKind> = new Map([
  ['1', 'good'],
  ['2', 'medium'],
  ['3', 'poor'],
  ['4', 'pictures'],
]);

function productIdOf(context: HttpContext): number {
  const id = wholeNumberOf({ id: context.req.param('id') }, 'id');
  if (id === null) throw new ApiError('unknown-product');
  return id;
}

/** Public reviews of a product. */
export const reviewRoutes: RouteModule = (app, { database, cache }) => {
  app.get('/reply/config/:id', (context) =>
    answerCached<ReviewStatisticsWire>(context, cache, 'reviews', async () => {
      const statistics = await reviewStatistics(database, productIdOf(context));
      return {
        sum_count: statistics.total,
        good_count: statistics.good,
        in_count: statistics.medium,
        poor_count: statistics.poor,
        pic_count: statistics.withPictures,
        reply_chance: String(statistics.chance),
        reply_star: String(statistics.star),
      };
    }),
  );

  app.get('/reply/list/:id', (context) =>
    answerCached<ReviewWire[]>(context, cache, 'reviews', () => {
      const { locale } = context.var;
      const parameters: Untrusted<ReviewListRequestWire> = context.var.parameters;
      const kind = KINDS.get(textOf(parameters, 'type')) ?? 'all';
      return listReviews(database, productIdOf(context), kind, pageOf(parameters), locale);
    }),
  );
};
