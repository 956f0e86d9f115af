import type { RouteModule } from '../http/environment.ts';
import { wordOf } from '../http/parameters.ts';
import { answerCached, LIST_AGE_SECONDS } from '../http/read-cache.ts';
import { suggest } from './suggestions.ts';

/** Hot keywords and what the search box offers while typing. */
export const searchRoutes: RouteModule = (app, { database, cache }) => {
  app.get('/search/keyword', (context) =>
    answerCached(context, cache, LIST_AGE_SECONDS, async () => {
      const rows = await database
        .selectFrom('hot_keyword')
        .select('keyword')
        .where('locale', '=', context.var.locale)
        .orderBy('position')
        .execute();
      return rows.map(({ keyword }) => keyword);
    }),
  );

  app.get('/search/suggest', (context) =>
    answerCached(context, cache, LIST_AGE_SECONDS, () =>
      suggest(database, wordOf(context.var.parameters, 'keyword'), context.var.locale),
    ),
  );
};
