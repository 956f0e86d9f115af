import type { Preview } from '@rider/model/site';
import { sql } from 'kysely';
import { catalogueRoutes } from './catalogue/routes.ts';
import { searchRoutes } from './catalogue/search-routes.ts';
import { createApp } from './http/app.ts';
import { ApiError } from './http/api-error.ts';
import type { RouteModule, Services } from './http/environment.ts';
import { ReadCache } from './http/read-cache.ts';
import { homePageRoutes } from './home-page/routes.ts';
import { readPreview } from './preview/read-preview.ts';
import { showDraft } from './preview/show-draft.ts';
import { productOverviewRoutes } from './product-overview/routes.ts';
import { promotionOverviewRoutes } from './promotion-overview/routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { siteRoutes } from './site/routes.ts';

/** The calls of a preview: public reads. */
const PREVIEWED: readonly RouteModule[] = [
  siteRoutes,
  homePageRoutes,
  catalogueRoutes,
  searchRoutes,
  productOverviewRoutes,
  promotionOverviewRoutes,
  reviewRoutes,
];

const NOBODY = {
  userOf: () => Promise.reject(new ApiError('not-signed-in')),
};

/**
 * Responds to a call in a preview. The call runs in a transaction of its own, in which the draft is published, and which is rolled back. It
 * has a clock of its own, no session, no cache but its own, and can write nothing. `/api/preview` returns the preview itself. HTTP 404 without
 * a valid token.
 */
export async function answerPreview(services: Services, token: string, request: Request): Promise<Response> {
  const { database, clock } = services;
  const preview = await readPreview(database, token, clock());
  if (preview === null || request.method !== 'GET') return new Response(null, { status: 404 });
  if (new URL(request.url).pathname === '/api/preview')
    return Response.json({ status: 200, msg: 'success', data: preview satisfies Preview });
  const now = preview.at ?? clock();
  const transaction = await database.startTransaction().execute();
  try {
    if (preview.draft !== null) await showDraft(transaction, preview.draft, now);
    await sql`set transaction read only`.execute(transaction);
    const own = { database: transaction, cache: new ReadCache(), clock: () => now };
    const app = createApp(PREVIEWED, { ...services, ...own, sessions: NOBODY, chatSessions: NOBODY });
    const response = await app.fetch(new Request(request.url, { headers: request.headers }));
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  } finally {
    await transaction.rollback().execute();
  }
}
