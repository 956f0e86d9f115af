import { Container } from '@rider/ui/layout';
import { useParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type Params } from 'react-router';
import { SKU_PARAMETER } from '../../article-address/article-address.ts';
import { lazyWhenActive } from '../../activity/lazy-when-active.tsx';
import { trailTo } from '../../category/category-tree.ts';
import { Trail, useTrail } from '../../category/trail.tsx';
import { favouriteQuery } from '../../data/account-queries.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import { categoriesQuery, productPageQueries, productQuery, type ProductPage } from '../../data/queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { loadOnServer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { Showcase } from './showcase.tsx';
import { useReviewLinks } from './use-review-links.ts';
import { usePurchase } from './use-purchase.ts';
import { useVisit } from './use-visit.ts';
import { useWishOutcome } from './use-wish.ts';
import * as styles from './route.css.ts';
import { readsOnly, type ScreenHandle } from '../../data/screen-address.ts';

function queriesOf({ request, params }: { request: Request; params: Params }) {
  return productPageQueries(params.id ?? '', new URL(request.url).searchParams);
}

/** The header takes one row, so that price and add button are visible without scrolling. */
export const handle: ScreenHandle = {
  compactHeader: true,
  reads: readsOnly(SKU_PARAMETER, 'quantity', 'reviews', 'reviewPage'),
};

export function loader(args: LoaderFunctionArgs) {
  const { signedIn } = args.context.get(requestScope);
  return loadOnServer(args, [...queriesOf(args), ...(signedIn ? [favouriteQuery(args.params.id ?? '')] : [])]);
}
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(queriesOf(args));

// Search engines and link previews read the server's HTML; the browser needs this code on navigations only.
const Head = lazyWhenActive(() => import('./head.tsx'));
const BuyBar = lazyWhenActive(() => import('./buy-bar.tsx'));
const Sections = lazyWhenActive(() => import('./sections.tsx'));

/** The product page with everything needed for a purchase decision (R2.5). */
export default function GoodsDetail() {
  const product = useQuery(productQuery(useParams().id ?? ''));
  // Each navigation, also to another article of the same product, starts from its address.
  const visit = useVisit();
  const trail = trailTo(useQuery(categoriesQuery), product.categoryPath.at(-1)?.id ?? null);
  const { steps, structuredData } = useTrail(trail, product.name);
  return (
    <Container as="main" id="content" className={styles.page}>
      <Head product={product} breadcrumbs={structuredData} />
      <Trail steps={steps} />
      <Choosing key={`${product.id} ${visit}`} product={product} />
    </Container>
  );
}

/** Everything that shows or changes the chosen article and quantity. */
function Choosing({ product }: { product: ProductPage }) {
  const wished = useWishOutcome(product);
  const choice = usePurchase(product, wished);
  useReviewLinks();
  return (
    <>
      <Showcase product={product} choice={choice} />
      {choice.sku && <BuyBar product={product} sku={choice.sku} choice={choice} />}
      <Sections product={product} currentSku={choice.sku?.id} wished={wished} />
    </>
  );
}
