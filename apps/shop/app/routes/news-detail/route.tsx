import { articleScreen } from '@rider/model/content-screens';
import { screens } from '@rider/model/screens';
import { Article } from '@rider/ui/article';
import { LinkButton } from '@rider/ui/button';
import { Container, Stack } from '@rider/ui/layout';
import { ProductGrid } from '@rider/ui/product-grid';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Trail, useTrail } from '../../category/trail.tsx';
import * as styles from '../../content/content.css.ts';
import { FeedLink } from '../../content/feed-link.tsx';
import { contentIdOf } from '../../screen-parameters/id-in-address.ts';
import { neighbourLink } from '../../content/neighbour-link.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { articleQuery } from '../../content/content-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import '../../messages/all-messages.ts';
import { useLocale } from '../../messages/messages.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { articleData } from '../../structured-data/article-data.ts';
import { useAddressOf } from '../../structured-data/use-address-of.ts';

export const handle: ScreenHandle = { reads: readsOnly('id') };

function needs(request: Request) {
  const id = contentIdOf(request, screens.news);
  return { queries: [articleQuery(id)], data: { id } };
}

export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

/** An article with the products it is about. */
export default function NewsDetail() {
  const intl = useIntl();
  const locale = useLocale();
  const addressOf = useAddressOf();
  const { id } = useLoaderData<typeof loader>();
  const article = useQuery(articleQuery(id));
  const { title, synopsis, category, content, publishedAt, image, products, previous, next } = article;
  const { steps, structuredData } = useTrail([], title);
  return (
    <main id="content">
      <PageHead
        title={title}
        description={synopsis}
        canonicalPath={articleScreen(id)}
        structuredData={[structuredData, import.meta.env.SSR ? articleData(article, { locale, addressOf }) : null]}
      />
      <FeedLink />
      <Container width="task">
        <Trail steps={steps} />
        <Stack gap="x6">
          {image !== null && <img src={image} alt="" width="760" height="428" className={styles.picture} />}
          <Article
            title={title}
            content={content}
            publishedAt={publishedAt}
            category={category || undefined}
            previous={neighbourLink(previous, articleScreen)}
            next={neighbourLink(next, articleScreen)}
          />
          <div>
            <LinkButton href={screens.news}>
              <FormattedMessage id="shop.news.back" />
            </LinkButton>
          </div>
        </Stack>
      </Container>
      {products.length > 0 && (
        <Container as="section" aria-labelledby="related-products" className={styles.products}>
          <Heading level={2} id="related-products">
            {intl.formatMessage({ id: 'shop.news.products' })}
          </Heading>
          <ProductGrid layout="shelf" products={products} />
        </Container>
      )}
    </main>
  );
}
