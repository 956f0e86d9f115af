import { articleScreen } from '@rider/model/content-screens';
import type { NewsSummary } from '@rider/model/site';
import { NewsCard, type NewsCardProps } from '@rider/ui/news-card';

/** Props of `ArticleCard`. */
export interface ArticleCardProps extends Pick<NewsCardProps, 'headingLevel'> {
  article: NewsSummary;
}

/** An article of the news, linked to its screen. */
export function ArticleCard({ article, ...rest }: ArticleCardProps) {
  return (
    <NewsCard
      title={article.title}
      href={articleScreen(article.id)}
      publishedAt={article.publishedAt}
      category={article.category || undefined}
      synopsis={article.synopsis}
      picture={article.image || undefined}
      {...rest}
    />
  );
}
