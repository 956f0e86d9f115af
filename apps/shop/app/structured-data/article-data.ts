import { articleScreen } from '@rider/model/content-screens';
import type { Locale } from '@rider/model/locale';
import type { NewsArticle } from '@rider/model/site';

/** The schema.org Article of a news screen. `addressOf` makes a path absolute in the page's language. */
export function articleData(
  article: Pick<NewsArticle, 'id' | 'title' | 'synopsis' | 'image' | 'author' | 'category' | 'publishedAt'>,
  { locale, addressOf }: { locale: Locale; addressOf: (path: string) => string },
): object {
  const { id, title, synopsis, image, author, category, publishedAt } = article;
  // Pictures have no language; those of other origins are absolute already.
  const picture =
    image !== null && URL.canParse(image, addressOf('/')) ? new URL(image, addressOf('/')).href : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: synopsis,
    inLanguage: locale,
    datePublished: new Date(publishedAt).toISOString(),
    mainEntityOfPage: addressOf(articleScreen(id)),
    ...(category !== '' && { articleSection: category }),
    ...(author !== '' && { author: { '@type': 'Organization', name: author } }),
    ...(picture !== undefined && { image: [picture] }),
  };
}
