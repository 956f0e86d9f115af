import type { OperatorHomePage } from '@rider/api/operator';
import type { ShownHomeSection } from '@rider/model/site';
import { homePageSchema } from '@rider/model/validation';
import { answerCached } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { readHomePage, shownSections } from './read-home-page.ts';
import { saveHomePage } from './save-home-page.ts';

/** The sections of the home page, and operators' calls for them and for the hand-picked lists. */
export const homePageRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'home-page');
  const { database, cache, clock } = services;

  app.get('/home_sections', (context) =>
    answerCached<ShownHomeSection[]>(context, cache, 'home', () =>
      shownSections(database, { locale: context.var.locale, now: clock() }),
    ),
  );

  get<OperatorHomePage>('/operator/home_page', ({ locale }) => readHomePage(database, locale));

  post('/operator/home_page', async (call) => {
    await saveHomePage(database, call, call.body(homePageSchema));
    cache.invalidate('site', 'products');
  });
};
