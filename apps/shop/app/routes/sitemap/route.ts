import { articleScreen, announcementScreen } from '@rider/model/content-screens';
import { screens } from '@rider/model/screens';
import type { ContentList } from '@rider/model/site';
import { getCategories, getProducts } from '@rider/api/catalogue';
import { getNewsPage, getAnnouncementPage } from '@rider/api/content';
import type { Category } from '@rider/model/catalogue';
import { LOCALES } from '@rider/model/locale';
import type { LoaderFunctionArgs } from 'react-router';
import { newsLists } from '../../content/news-lists.ts';
import { requestScope } from '../../data/request-scope.ts';
import { callBackend } from '../../data/server-load.ts';
import { localized } from '../../messages/localized-path.ts';
import { escapeXml } from '../../structured-data/escape-xml.ts';

/** The backend's maximum page size. */
const PAGE_SIZE = 100;

/** Every public page in every language, with its alternates. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { origin } = args.context.get(requestScope);
  const { home, categories, products, about, contact, policy, news, notices } = screens;
  const paths = [home, categories, products, about, contact, policy, news, notices];
  await callBackend(args, async ({ api }) => {
    paths.push(...(await getCategories(api)).flatMap(categoryPaths));
    const lists: [read: (page: Page) => Promise<ContentList<{ id: string }>>, screen: (id: string) => string][] = [
      [(page) => getProducts(api, page), screens.product],
      [(page) => getAnnouncementPage(api, page), announcementScreen],
    ];
    for (const category of await newsLists(api))
      lists.push([(page) => getNewsPage(api, { ...page, category }), articleScreen]);
    for (const [read, screen] of lists) paths.push(...(await idsOf(read)).map((id) => screen(id)));
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...new Set(paths)].flatMap((path) => LOCALES.map((locale) => entry(origin, path, locale))).join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

type Page = { page: number; pageSize: number };

/** The ids of all pages of a list. */
async function idsOf(read: (page: Page) => Promise<ContentList<{ id: string }>>): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, total = 1; ids.length < total; page++) {
    const list = await read({ page, pageSize: PAGE_SIZE });
    if (list.items.length === 0) break;
    ids.push(...list.items.map(({ id }) => id));
    total = list.total;
  }
  return ids;
}

function categoryPaths(category: Category): string[] {
  const own =
    category.children.length > 0 ? screens.categoryOverview(category.id) : screens.categoryProducts(category.id);
  return [own, ...category.children.flatMap(categoryPaths)];
}

function entry(origin: string, path: string, locale: (typeof LOCALES)[number]): string {
  const address = (language: typeof locale) => escapeXml(origin + localized(language, path));
  const twins = LOCALES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
  );
  return `<url><loc>${address(locale)}</loc>${twins.join('')}</url>`;
}
