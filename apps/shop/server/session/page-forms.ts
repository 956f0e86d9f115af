import { isLocale } from '@rider/model/locale';
import { safeLocalPath } from '@rider/model/navigation';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { readSessionToken } from '../../app/session/cookies.ts';
import type { BackendCalls } from '../backend/backend-calls.ts';
import { bringsBody, FORM_TYPES, SMALL_BODY, type RequestBodies } from '../http/request-bodies.ts';
import { isFromOwnPage, provesOwnPage } from '../http/security.ts';

/** The methods that pages accept. */
const METHODS = ['GET', 'HEAD', 'POST'];

/** Options of the pages' forms. */
export interface PageFormsOptions {
  build: ServerBuild;
  bodies: RequestBodies;
  calls: BackendCalls;
  publicOrigin: string;
  /** Returns the document. */
  documents: (request: Request, clientAddress: string) => Promise<Response>;
}

/**
 * Guards the documents: rejects forms of foreign pages, and reads a form's body only for routes that accept one. The route's
 * `handle.formLimit` is the maximum size (bytes); forms with pictures are read only for signed-in buyers, unless `handle.openToVisitors`;
 * those count against limits of their own. With `handle.opensSession` the form must name our page.
 */
export function createPageForms(options: PageFormsOptions): (request: Request, address: string) => Promise<Response> {
  const { build, bodies, calls, publicOrigin, documents } = options;
  const routes = routesOf(build);
  return async (request, address) => {
    const { method, url, headers, signal } = request;
    if (!METHODS.includes(method)) return new Response(null, { status: 405, headers: { Allow: METHODS.join(', ') } });
    if (method === 'POST' && !isFromOwnPage(request)) return new Response(null, { status: 403 });
    if (!bringsBody(request)) return documents(request, address);
    const { pathname, search } = new URL(url);
    const form = formRule(build, routes, pathname);
    if (form === null) return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    if (form.opensSession && !provesOwnPage(request)) return new Response(null, { status: 403 });
    const token = readSessionToken(headers.get('Cookie'));
    const rejectLarge = async () => {
      if ((await calls.rejectWithoutSession(url, { role: 'buyer', token, address })) === null) return null;
      // The page itself redirects to sign-in and back.
      const Location = safeLocalPath(pathname + search, publicOrigin) ? pathname + search : '/';
      return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
    };
    const { limit, openToVisitors } = form;
    const large = openToVisitors ? { openToVisitors } : limit > SMALL_BODY && { rejectLarge };
    const rule = { limit, types: FORM_TYPES, address, ...large };
    return bodies.with(request, rule, (body) =>
      documents(new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit), address),
    );
  };
}

/** The build's routes as a tree for matching. */
function routesOf({ routes }: ServerBuild): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const below = (parent: string | undefined): RouteObject[] =>
    all
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => {
        const route = path === undefined ? { id } : { id, path };
        return index ? { ...route, index } : { ...route, children: below(id) };
      });
  return below(undefined);
}

/** The form that a route accepts: its limit in bytes, whether visitors may send pictures, and whether it may sign in. */
interface FormRule {
  limit: number;
  openToVisitors: boolean;
  opensSession: boolean;
}

/** The form that an address accepts; null if no route accepts one. */
function formRule({ routes }: ServerBuild, tree: RouteObject[], pathname: string): FormRule | null {
  // Client-side data requests have the route's path with this suffix.
  const path = pathname.replace(/(?:\/_(?:root)?)?\.data$/, '') || '/';
  const [, first] = path.split('/');
  const matches =
    matchRoutes(tree, path, isLocale(first) ? `/${first}` : '/')?.map(({ route }) => routes[route.id ?? '']?.module) ??
    [];
  const taker = matches.findLast((module) => module?.action !== undefined);
  if (taker === undefined) return null;
  const { formLimit = SMALL_BODY, ...rest } = (taker.handle ?? {}) as { formLimit?: number } & Partial<FormRule>;
  return { limit: formLimit, openToVisitors: rest.openToVisitors ?? false, opensSession: rest.opensSession ?? false };
}
