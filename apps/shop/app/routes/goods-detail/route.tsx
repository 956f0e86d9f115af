import { Container } from '@rider/ui/layout';
import { Suspense } from 'react';
import { useParams, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type Params } from 'react-router';
import { SKU_PARAMETER } from '../../article-address/article-address.ts';
import { latePart, lazyScreen } from '../../activity/late-part.tsx';
import { trailTo } from '../../category/category-tree.ts';
import { Trail, useTrail } from '../../category/trail.tsx';
import { loadCode } from '../../connection/page-connection.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import {
  categoriesQuery,
  favouriteQuery,
  productPageQueries,
  productQuery,
  type ProductPage,
} from '../../data/queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { loadOnServer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { Head } from './head.tsx';
import type { OfferedGoods } from './offered.tsx';
import { loadPromotionOnServer } from './promotion-server-load.ts';
import { Purchase } from './purchase.tsx';
import { Showcase } from './showcase.tsx';
import { useReviewLinks } from './use-review-links.ts';
import { usePurchase } from './use-purchase.ts';
import { useVisit } from './use-visit.ts';
import { useWishOutcome } from './use-wish.ts';
import * as styles from './route.css.ts';
import { readsOnly, type ScreenHandle } from '../../data/screen-address.ts';
import { screen } from '../../data/screen.ts';

function queriesOf({ request, params }: { request: Request; params: Params }) {
  return productPageQueries(params.id ?? '', new URL(request.url).searchParams);
}

/** The header takes one row, so that price and add button are visible without scrolling. */
export const handle: ScreenHandle = {
  compactHeader: true,
  reads: readsOnly(SKU_PARAMETER, 'quantity', 'reviews', 'reviewPage', 'id', 'group'),
};

export { action } from './reminder-action.ts';

// The pages of promotions are product pages of one article. As a module of their own they would be a facade beside the code they share, one
// request more than a first page may make. Only they have no id in their path.
export function loader(args: LoaderFunctionArgs) {
  const { signedIn } = args.context.get(requestScope);
  if (args.params.id === undefined) return loadPromotionOnServer(args);
  return loadOnServer(args, [...queriesOf(args), ...(signedIn ? [favouriteQuery(args.params.id)] : [])]);
}
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  if (args.params.id !== undefined) return loadInBrowser(queriesOf(args));
  const loadPromotion = await loadCode(async () => (await import('./promotion-screen.ts')).loadPromotion);
  return loadPromotion(args.request);
}

const BuyBar = latePart(async () => ({ default: (await import('./late.ts')).BuyBar }), { isBelow: true });
const Sections = latePart(async () => ({ default: (await import('./late.ts')).Sections }), { isBelow: true });

const Offered = lazyScreen(() => loadCode(() => import('./promotion-screen.ts')));

/** The page of a product, or of the promotion in which it is offered. */
function GoodsDetail() {
  const { id } = useParams();
  return id === undefined ? (
    <Suspense>
      <Offered>{(goods) => <Goods product={goods.offered.product} {...goods} />}</Offered>
    </Suspense>
  ) : (
    <Detail id={id} />
  );
}

export default screen(GoodsDetail);

/** The product page with everything needed for a purchase decision (R2.5). */
function Detail({ id }: { id: string }) {
  return <Goods product={useQuery(productQuery(id))} />;
}

/** The product, and the promotion whose page it is. */
interface GoodsProps extends Partial<OfferedGoods> {
  product: ProductPage;
}

function Goods({ product, ...promotion }: GoodsProps) {
  // Each navigation, also to another article of the same product, starts from its address.
  const visit = useVisit();
  const trail = trailTo(useQuery(categoriesQuery), product.categoryPath.at(-1)?.id ?? null);
  const { steps, structuredData } = useTrail(trail, product.name);
  return (
    <Container as="main" id="content" className={styles.page}>
      {!promotion.offered && <Head product={product} breadcrumbs={structuredData} />}
      <Trail steps={steps} />
      <Choosing key={`${product.id} ${visit}`} product={product} {...promotion} />
    </Container>
  );
}

/** Everything that shows or changes the chosen article and quantity. */
function Choosing({ product, offered, purchase }: GoodsProps) {
  const wished = useWishOutcome(product);
  const choice = usePurchase(product, wished, offered?.fields);
  const { sku } = choice;
  useReviewLinks();
  return (
    <>
      <Showcase product={product} sku={sku}>
        {purchase ? purchase(choice) : sku && <Purchase product={product} sku={sku} choice={choice} />}
      </Showcase>
      {sku && !offered && <BuyBar product={product} sku={sku} choice={choice} />}
      <Sections product={product} currentSku={sku?.id} wished={wished} />
    </>
  );
}
