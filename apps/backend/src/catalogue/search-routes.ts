import type { SuggestionsWire, SuggestRequestWire } from '@rider/api/catalogue';
import type { Untrusted } from '@rider/api/wire';
import { moneyToDecimal } from '@rider/model/money';
import { answerCached } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { wordOf } from '../http/parameters.ts';
import { answerPriced } from '../price-list/priced-answers.ts';
import { suggest } from './suggestions.ts';

/** Hot keywords and suggestions of the search box. */
export const searchRoutes: RouteModule = (app, services) => {
  const { database, cache } = services;
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
    answerPriced<SuggestionsWire>(context, services, {
      kind: 'list',
      read: async () => {
        const parameters: Untrusted<SuggestRequestWire> = context.var.parameters;
        return suggest(database, wordOf(parameters, 'keyword'), context.var.locale);
      },
      productsIn: ({ products }) => products.map(({ id }) => id),
      writePrices: ({ products }, prices) => {
        for (const product of products) {
          const own = prices.find(({ code }) => code === product.code);
          if (own) product.price = moneyToDecimal(own.price);
        }
      },
    }),
  );
};
