import type { SuggestionsWire, SuggestRequestWire } from '@rider/api/catalogue';
import type { Untrusted } from '@rider/api/wire';
import { answerCached } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { wordOf } from '../http/parameters.ts';
import { suggest } from './suggestions.ts';

/** Hot keywords and suggestions of the search box. */
export const searchRoutes: RouteModule = (app, { database, cache }) => {
  app.get('/search/keyword', (context) =>
    answerCached<string[]>(context, cache, 'list', async () => {
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
    answerCached<SuggestionsWire>(context, cache, 'list', () => {
      const parameters: Untrusted<SuggestRequestWire> = context.var.parameters;
      return suggest(database, wordOf(parameters, 'keyword'), context.var.locale);
    }),
  );
};
