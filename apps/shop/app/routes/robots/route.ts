import type { LoaderFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { BUYER_SCREENS } from '../../session/buyer-screens.ts';

/** Private screens and API calls, not for search engines. */
const DISALLOWED = ['/api/', ...[...BUYER_SCREENS].map((segment) => `/${segment}`), '/quick_order', '/login', '/sign'];

export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(requestScope);
  const rules = DISALLOWED.flatMap((path) => [`Disallow: ${path}`, `Disallow: /zh-CN${path}`]);
  const text = ['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
