import { Container } from '@rider/ui/layout';
import { useDeferredValue } from 'react';
import { useParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type Params } from 'react-router';
import { lazyWhenActive } from '../../activity/lazy-when-active.tsx';
import { trailTo } from '../../category/category-tree.ts';
import { Trail, useTrail } from '../../category/trail.tsx';
import { favouriteQuery } from '../../data/account-queries.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import { categoriesQuery, productPageQueries, productQuery, type ProductPage } from '../../data/queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { loadOnServer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import type { FrameHandle } from '../../root.tsx';
import { Showcase } from './showcase.tsx';
import { usePurchase } from './use-purchase.ts';
import { useVisit } from './use-visit.ts';
import * as styles from './route.css.ts';

function queriesOf({ request, params }: { request: Request; params: Params }) {
  return productPageQueries(params.id ?? '', new URL(request.url).searchParams);
}

export function loader(args: LoaderFunctionArgs) {
  const { signedIn } = args.context.get(requestScope);
  return loadOnServer(args, [...queriesOf(args), ...(signedIn ? [favouriteQuery(args.params.id ?? '')] : [])]);
}
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(queriesOf(args));

// What search engines and shared links read is in the HTML; the browser needs its code on a navigation only.
const Head = lazyWhenActive(() => import('./head.tsx'));
const BuyBar = lazyWhenActive(() => import('./buy-bar.tsx'));
const Sections = lazyWhenActive(() => import('./sections.tsx'));

export const handle: FrameHandle = { compactHeader: true };

/** A product with everything a buyer decides by (R2.5). */
export default function GoodsDetail() {
  const product = useQuery(productQuery(useParams().id ?? ''));
  // Each navigation, also to another article of the same product, begins with what its address says.
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

/** What shows or changes the choice of article and quantity. */
function Choosing({ product }: { product: ProductPage }) {
  const choice = usePurchase(product);
  // Deferred: an update would else wait for code that is still on its way.
  const below = useDeferredValue(choice);
  return (
    <>
      <Showcase product={product} choice={choice} />
      {below.sku && <BuyBar product={product} sku={below.sku} choice={below} />}
      <Sections product={product} currentSku={below.sku?.id} />
    </>
  );
}
