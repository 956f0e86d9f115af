import { screens } from '@rider/model/screens';
import { getCategories, getProducts } from '@rider/api/catalogue';
import type { Category } from '@rider/model/catalogue';
import { LOCALES } from '@rider/model/locale';
import type { LoaderFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { localized } from '../../messages/language.ts';

/** The backend's maximum page size (contract section 2). */
const PAGE_SIZE = 100;

/** Every public page in every language, with its alternates (R2.14). */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { api, origin } = context.get(requestScope);
  const paths = [screens.home, screens.categories, screens.goods];
  try {
    paths.push(...(await getCategories(api)).flatMap(categoryPaths));
    for (let page = 1, seen = 0, total = 1; seen < total; page++) {
      const list = await getProducts(api, { page, pageSize: PAGE_SIZE });
      if (list.items.length === 0) break;
      paths.push(...list.items.map(({ id }) => screens.product(id)));
      seen += list.items.length;
      total = list.total;
    }
  } catch (error) {
    throw asResponse(error, request, origin);
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.flatMap((path) => LOCALES.map((locale) => entry(origin, path, locale))).join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function categoryPaths(category: Category): string[] {
  const own = category.children.length > 0 ? screens.categoryOverview(category.id) : screens.categoryGoods(category.id);
  return [own, ...category.children.flatMap(categoryPaths)];
}

function entry(origin: string, path: string, locale: (typeof LOCALES)[number]): string {
  const address = (language: typeof locale) => escapeXml(origin + localized(language, path));
  const twins = LOCALES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
  );
  return `<url><loc>${address(locale)}</loc>${twins.join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
