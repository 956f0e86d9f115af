import { isLocale } from '@rider/model/locale';
import { safeLocalPath } from '@rider/model/navigation';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { readCookie, SESSION_COOKIE } from '../app/session/cookies.ts';
import type { BackendCalls } from './backend-calls.ts';
import { bringsBody, FORM_TYPES, SMALL_BODY, type RequestBodies } from './request-bodies.ts';
import { isFromOwnPage } from './security.ts';

/** What pages are asked with. */
const METHODS = ['GET', 'HEAD', 'POST'];

/** What the forms of pages need. */
export interface PageFormsOptions {
  build: ServerBuild;
  bodies: RequestBodies;
  calls: BackendCalls;
  publicOrigin: string;
  /** Answers with the document. */
  documents: (request: Request, clientAddress: string) => Promise<Response>;
}

/**
 * Stands before the documents: refuses forms of foreign pages, and reads the body of a form only where a route takes one. How long it may be
 * says the route's `handle.formLimit` (bytes); forms with pictures are only read from people who are signed in.
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
    const limit = formLimit(build, routes, pathname);
    if (limit === null) return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    const token = readCookie(headers.get('Cookie'), SESSION_COOKIE);
    const refuseLarge = async () => {
      if ((await calls.refuseWithoutSession(url, { role: 'buyer', token, address })) === null) return null;
      // The page itself leads to sign-in and back.
      const Location = safeLocalPath(pathname + search, publicOrigin) ? pathname + search : '/';
      return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
    };
    const rule = { limit, types: FORM_TYPES, address, ...(limit > SMALL_BODY && { refuseLarge }) };
    return bodies.with(request, rule, (body) =>
      documents(new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit), address),
    );
  };
}

/** The build's routes as a tree that can be matched. */
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

/** Bytes; null where no route takes a form. */
function formLimit({ routes }: ServerBuild, tree: RouteObject[], pathname: string): number | null {
  // The script asks for a route's data under its path with this ending.
  const path = pathname.replace(/(?:\/_(?:root)?)?\.data$/, '') || '/';
  const [, first] = path.split('/');
  const matches =
    matchRoutes(tree, path, isLocale(first) ? `/${first}` : '/')?.map(({ route }) => routes[route.id ?? '']?.module) ??
    [];
  const taker = matches.findLast((module) => module?.action !== undefined);
  if (taker === undefined) return null;
  return (taker.handle as { formLimit?: number } | undefined)?.formLimit ?? SMALL_BODY;
}
