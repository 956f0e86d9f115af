import { screens } from '@rider/model/screens';
import { addFavourite, removeFavourites, type Favourite } from '@rider/api/favourite';
import { Button, LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Pagination } from '@rider/ui/pagination';
import { ProductCard } from '@rider/ui/product-card';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  redirect,
  useFetcher,
  useSearchParams,
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { formOf } from '../../form/form-of.ts';
import { favouritesQuery } from '../../data/account-queries.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { pageOfAddress } from '../../data/page-of-address.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse, loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { returnPath } from '../../session/return-path.ts';
import { PageHead } from '../../shell/page-head.tsx';
import * as styles from './favourites.css.ts';

const LIST = screens.favourites;
const PAGE_SIZE = 12;

function queryOf(parameters: URLSearchParams) {
  return favouritesQuery({ page: pageOfAddress(parameters), pageSize: PAGE_SIZE });
}

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [queryOf(new URL(args.request.url).searchParams)]);
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  forget('favourites');
  return loadInBrowser([queryOf(new URL(request.url).searchParams)]);
}

/** Keeps a product or keeps it no longer: `intent` is add or remove. Goes back to `from`, which is a page of ours, or to the list. */
export async function action(args: ActionFunctionArgs) {
  requireBuyer(args);
  const { request, context } = args;
  const { api, origin } = context.get(requestScope);
  const form = await formOf(request);
  const productId = String(form.get('productId') ?? '');
  const article = String(form.get('article') ?? '') || undefined;
  const from = String(form.get('from') ?? '');
  try {
    if (form.get('intent') === 'add') await addFavourite(api, productId, article);
    else await removeFavourites(api, [productId]);
  } catch (error) {
    throw asResponse(error, request, origin);
  }
  return redirect(returnPath(from, origin, LIST));
}

/** The products that the buyer keeps (R6.11). */
export default function Favourites() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const { items, total } = useQuery(queryOf(parameters));
  const page = pageOfAddress(parameters);
  const title = intl.formatMessage({ id: 'shop.favourites.title' });
  return (
    <>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
      {items.length === 0 ? (
        <EmptyState
          icon="heart"
          title={intl.formatMessage({ id: 'shop.favourites.empty' })}
          actions={
            <LinkButton href={screens.categories} variant="primary">
              <FormattedMessage id="shop.cart.browse" />
            </LinkButton>
          }
        >
          {intl.formatMessage({ id: 'shop.favourites.hint' })}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map((product, index) => (
            <li key={product.id} className={styles.item}>
              <ProductCard
                product={product}
                href={screens.product(product.id, product.article?.code)}
                headingLevel={2}
                loading={index < 4 ? 'eager' : 'lazy'}
              />
              <Remove product={product} page={items.length === 1 ? page - 1 : page} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} count={Math.ceil(total / PAGE_SIZE)} getHref={(next) => `${LIST}?page=${next}`} />
    </>
  );
}

/** Without script a form; with it the list stays where it is. `page` is the one to show afterwards. */
function Remove({ product, page }: { product: Favourite; page: number }) {
  const intl = useIntl();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={LIST}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="productId" value={product.id} />
      {page > 1 && <input type="hidden" name="from" value={`${LIST}?page=${page}`} />}
      <Button
        type="submit"
        size="small"
        icon="trash"
        fullWidth
        pending={fetcher.state !== 'idle'}
        aria-label={intl.formatMessage({ id: 'shop.favourites.removeOf' }, { name: product.name })}
      >
        <FormattedMessage id="shop.favourites.remove" />
      </Button>
    </fetcher.Form>
  );
}
