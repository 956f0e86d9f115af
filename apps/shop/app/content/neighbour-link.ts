import type { ContentNeighbour } from '@rider/model/site';
import type { ArticleNeighbour } from '@rider/ui/article';

/** The link to another article or announcement; none at the end of the list. */
export function neighbourLink(
  neighbour: ContentNeighbour | null,
  screen: (id: string) => string,
): ArticleNeighbour | undefined {
  return neighbour === null ? undefined : { title: neighbour.title, href: screen(neighbour.id) };
}
