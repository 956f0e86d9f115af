import type { Product } from '@rider/api/catalogue';
import { Container } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import {
  useLocation,
  useParams,
  useRouteLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { trailTo } from '../../category/category-tree.ts';
import { Trail, useTrail } from '../../category/trail.tsx';
import { loadInBrowser } from '../../data/browser-load.ts';
import { categoriesQuery, productPageQueries, productQuery, reviewStatisticsQuery } from '../../data/queries.ts';
import { loadOnServer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { Shelf } from '../../shelf/shelf.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { useAddressOf } from '../../structured-data/use-address-of.ts';
import { ArticleTable } from './article-table.tsx';
import { productStructuredData } from './product-structured-data.ts';
import { Reviews } from './reviews.tsx';
import { Showcase } from './showcase.tsx';
import { TechnicalData } from './technical-data.tsx';
import * as styles from './route.css.ts';

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, productPageQueries(args.params.id ?? ''));
export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  loadInBrowser(productPageQueries(params.id ?? ''));

/** A product with everything a buyer decides by (R2.5). */
export default function GoodsDetail() {
  const product = useQuery(productQuery(useParams().id ?? ''));
  // Each navigation, also to another article of the same product, begins with what its address says.
  const { key } = useLocation();
  const trail = trailTo(useQuery(categoriesQuery), product.categoryPath.at(-1)?.id ?? null);
  const { steps, structuredData } = useTrail(trail, product.name);
  return (
    <Container as="main" id="content" className={styles.page}>
      <Head product={product} breadcrumbs={structuredData} />
      <Trail steps={steps} />
      <Showcase key={`${product.id} ${key}`} product={product} />
      <Sections product={product} />
    </Container>
  );
}

function Head({ product, breadcrumbs }: { product: Product; breadcrumbs: object }) {
  const statistics = useQuery(reviewStatisticsQuery(product.id));
  const { origin } = useRouteLoaderData<typeof rootLoader>('root') ?? { origin: '' };
  const page = useAddressOf();
  const addresses = { page, file: (path: string) => new URL(path, origin || 'http://localhost').href };
  return (
    <PageHead
      title={product.name}
      description={product.summary}
      canonicalPath={`/goods_detail/${product.id}`}
      structuredData={[productStructuredData(product, statistics, addresses), breadcrumbs]}
    />
  );
}

function Sections({ product }: { product: Product }) {
  const intl = useIntl();
  const { related, skus } = product;
  return (
    <>
      <TechnicalData product={product} />
      {skus.length > 1 && <ArticleTable product={product} />}
      <Reviews product={product} />
      {related.length > 0 && (
        <section className={styles.section}>
          <Heading level={2}>{intl.formatMessage({ id: 'shop.product.related' })}</Heading>
          <Shelf products={related} />
        </section>
      )}
    </>
  );
}
