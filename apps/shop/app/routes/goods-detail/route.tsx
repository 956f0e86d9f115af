import { Container } from '@rider/ui/layout';
import { Price } from '@rider/ui/price';
import { startTransition, Suspense, useEffect, useState } from 'react';
import {
  useLoaderData,
  useParams,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type Params,
} from 'react-router';
import { SKU_PARAMETER } from '../../variant-address/variant-address.ts';
import { lazyPart, lazyScreen } from '../../activity/lazy-part.tsx';
import { trailTo } from '../../category/category-tree.ts';
import { Trail, useTrail } from '../../category/trail.tsx';
import { loadCode } from '../../connection/page-connection.ts';
import { arrivalOf, loadInBrowser } from '../../data/browser-load.ts';
import { knownCalls } from '../../data/load-calls.ts';
import {
  categoriesQuery,
  favouriteQuery,
  productPageQueries,
  productQuery,
  type ProductPage,
  type ProductPreview,
} from '../../data/queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { loadOnServer } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { Head } from './head.tsx';
import type { PromotionPageParts } from './promotion/promotion-page.tsx';
import { loadPromotionOnServer } from './promotion/promotion-server-load.ts';
import { usePendingOutcome } from './use-pending-outcome.ts';
import { Purchase } from './purchase/purchase.tsx';
import { Showcase } from './showcase.tsx';
import { useReviewLinks } from './sections/use-review-links.ts';
import { usePurchase } from './purchase/use-purchase.ts';
import { usePageView } from './use-page-view.ts';

import * as styles from './route.css.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { screen } from '../../data/screen.ts';

function queriesOf({ request, params }: { request: Request; params: Params }) {
  return productPageQueries(params.id ?? '', new URL(request.url).searchParams);
}

/** The header takes one row, so that price and add button are visible without scrolling. */
export const handle: ScreenHandle = {
  compactHeader: true,
  reads: readsOnly(SKU_PARAMETER, 'quantity', 'lines', 'reviews', 'reviewPage', 'id', 'group'),
};

export { action } from './promotion/reminder-action.ts';

// The pages of promotions are product pages of one variant. As a module of their own they would be a facade beside the code they share, one
// request more than a first page may make. Only they have no id in their path.
export function loader(args: LoaderFunctionArgs) {
  const { signedIn } = args.context.get(requestScope);
  if (args.params.id === undefined) return loadPromotionOnServer(args);
  return loadOnServer(args, [...queriesOf(args), ...(signedIn ? [favouriteQuery(args.params.id)] : [])]);
}
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { id } = args.params;
  if (id !== undefined) return openProduct(id, loadInBrowser(queriesOf(args)), args.request);
  const loadPromotion = await loadCode(async () => (await import('./promotion-screen.ts')).loadPromotion);
  return loadPromotion(args.request);
}

/**
 * Opens a product at once where the page already has its title; the rest loads meanwhile. Back, forward and links within the page wait for
 * the complete screen, so that its scroll position stays.
 */
function openProduct(id: string, rest: Promise<unknown>, { url }: Request) {
  const isKnown = arrivalOf(productQuery(id)) || knownCalls()?.productPreview(id);
  if (!isKnown || new URL(url).pathname === window.location.pathname) return rest;
  return { rest };
}

const BuyBar = lazyPart(() => import('./lazy-parts.ts'), 'BuyBar');
const Sections = lazyPart(() => import('./lazy-parts.ts'), 'Sections', { isBelow: true });

const PromotionPage = lazyScreen(() => loadCode(() => import('./promotion-screen.ts')));

/** The page of a product, or of the promotion in which it is sold. */
function ProductOrPromotion() {
  const { id } = useParams();
  return id === undefined ? (
    <Suspense>
      <PromotionPage>
        {(page) => <ProductScreen product={page.promoted.product} full={page.promoted.product} {...page} />}
      </PromotionPage>
    </Suspense>
  ) : (
    <Detail id={id} />
  );
}

export default screen(ProductOrPromotion);

/** The product page with everything needed for a purchase decision. */
function Detail({ id }: { id: string }) {
  const rest = useLoaderData<{ rest: Promise<unknown> } | null>()?.rest;
  const [awaited, setAwaited] = useState<Promise<unknown>>();
  const isOpening = rest !== awaited && rest !== undefined;
  const { revalidate } = useRevalidator();
  // After a failure the loader runs again and waits; a second failure shows the error page.
  useEffect(() => void rest?.then(() => startTransition(() => setAwaited(rest)), revalidate), [rest, revalidate]);
  const query = productQuery(id);
  const full = useOptionalQuery(isOpening && !arrivalOf(query) ? null : query).data;
  const product = full ?? knownCalls()?.productPreview(id);
  if (!product) throw new Error(query.key.join());
  return <ProductScreen product={product} full={isOpening ? undefined : full} />;
}

/** The product, and the promotion whose page it is. */
interface ProductScreenProps extends Partial<PromotionPageParts> {
  product: ProductPage | ProductPreview;
  /** The same product once all of it may be shown. */
  full: ProductPage | undefined;
}

function ProductScreen({ product, full, ...promotion }: ProductScreenProps) {
  // Each navigation, also to another variant of the same product, starts from its address.
  const visit = usePageView();
  const trail = trailTo(useQuery(categoriesQuery), product.categoryPath?.at(-1)?.id ?? null);
  // Without its categories the name would move when they come.
  const { steps, structuredData } = useTrail(trail, product.skus?.length ? product.name : '');
  return (
    <Container as="main" id="content" className={styles.page}>
      {!promotion.promoted && <Head product={product} full={full} breadcrumbs={structuredData} />}
      <Trail steps={steps} />
      <Choosing key={`${product.id} ${visit}`} product={product} full={full} {...promotion} />
    </Container>
  );
}

/** Everything that shows or changes the chosen variant and quantity. */
function Choosing({ product, full, promoted, purchase }: ProductScreenProps) {
  const pending = usePendingOutcome(product);
  const choice = usePurchase(product, pending, promoted?.fields);
  const { sku } = choice;
  useReviewLinks();
  return (
    <>
      <Showcase product={product} sku={sku}>
        {!full ? (
          <Price
            amount={sku ? choice.each : product.price}
            from={!sku}
            contract={choice.contract}
            unit={product.unit}
            size="large"
          />
        ) : purchase ? (
          purchase(choice)
        ) : (
          sku && <Purchase product={full} sku={sku} choice={choice} />
        )}
      </Showcase>
      {full && sku && !promoted && <BuyBar product={full} sku={sku} choice={choice} />}
      {full && <Sections product={full} currentSku={sku?.id} />}
    </>
  );
}
