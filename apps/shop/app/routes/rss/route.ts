import { getNewsPage } from '@rider/api/content';
import { getCompanyInfo } from '@rider/api/site';
import type { Api } from '@rider/api/transport';
import { articleScreen } from '@rider/model/content-screens';
import { screens } from '@rider/model/screens';
import type { NewsSummary } from '@rider/model/site';
import type { LoaderFunctionArgs } from 'react-router';
import { newsLists } from '../../content/news-lists.ts';
import { callBackend } from '../../data/server-load.ts';
import { localized } from '../../messages/localized-path.ts';
import { escapeXml } from '../../structured-data/escape-xml.ts';

/** The latest articles in the feed. */
const ITEMS = 20;

/** The news as RSS 2.0 in the language of the address. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return callBackend(args, async ({ api, origin, locale }) => {
    const addressOf = (path: string) => escapeXml(origin + localized(locale, path));
    const [company, items] = await Promise.all([getCompanyInfo(api), latestNews(api)]);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(company.siteName || new URL(origin).host)}</title>
<link>${addressOf(screens.news)}</link>
<atom:link rel="self" type="application/rss+xml" href="${addressOf('/rss.xml')}"/>
<description>${escapeXml(company.description)}</description>
<language>${locale}</language>
${items.map((article) => item(article, addressOf)).join('\n')}
</channel>
</rss>
`;
    return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
  });
}

/** The latest articles of all lists; CRMEB sorts them by rank. */
async function latestNews(api: Api): Promise<NewsSummary[]> {
  const read = (category: string | null) => getNewsPage(api, { category, page: 1, pageSize: ITEMS });
  const pages = await Promise.all((await newsLists(api)).map(read));
  const byId = new Map(pages.flatMap(({ items }) => items.map((article) => [article.id, article])));
  return [...byId.values()].toSorted((one, other) => other.publishedAt - one.publishedAt).slice(0, ITEMS);
}

function item(
  { id, title, synopsis, category, publishedAt }: NewsSummary,
  addressOf: (path: string) => string,
): string {
  const address = addressOf(articleScreen(id));
  const written = new Date(publishedAt).toUTCString();
  return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${written}</pubDate><category>${escapeXml(category)}</category><description>${escapeXml(synopsis)}</description></item>`;
}
