import { screens } from '@rider/model/screens';
import { addFavourite, removeFavourites, type Favourite } from '@rider/api/favourite';
import { Button, LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Banner } from '@rider/ui/banner';
import { ProductCard } from '@rider/ui/product-card';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useFetcher, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { favouritesQuery } from '../account-queries.ts';
import { browserLoader } from '../../../data/browser-load.ts';
import { changing } from '../../../data/changes.ts';
import { pageOfAddress } from '../../../screen-parameters/page-of-address.ts';
import { requestScope } from '../../../data/request-scope.ts';
import { buyerLoader, requireBuyer } from '../../../data/server-load.ts';
import { useQuery } from '../../../data/use-query.ts';
import { answerForm, press } from '../../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { useRejectionMessage } from '../../../form/use-rejection-message.ts';
import { returnPath } from '../../../session/return-path.ts';
import { PagedList } from '../paged-list.tsx';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import * as styles from './favourites.css.ts';

const LIST = screens.favourites;
const PAGE_SIZE = 12;

function queryOf(parameters: URLSearchParams) {
  return favouritesQuery({ page: pageOfAddress(parameters), pageSize: PAGE_SIZE });
}

const needs = (request: Request) => [queryOf(new URL(request.url).searchParams)];

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** Adds a favourite or removes it: `intent` is add or remove. Redirects to `from`, which must be a page of the shop, or to the list. */
export function action(args: ActionFunctionArgs) {
  requireBuyer(args);
  return answerForm(args, (api, form) => {
    const productId = textOf(form, 'productId');
    const next = returnPath(textOf(form, 'from'), args.context.get(requestScope).origin, LIST);
    return textOf(form, 'intent') === 'add'
      ? press('add', () => addFavourite(api, productId, textOf(form, 'article') || undefined), next)
      : press('remove', () => removeFavourites(api, [productId]), next);
  });
}

export const clientAction = changing('favourite');

/** The buyer's favourites. */
export default function Favourites() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const favourites = useQuery(queryOf(parameters));
  const { items } = favourites;
  const page = pageOfAddress(parameters);
  const rejection = useRejectionMessage(useActionData<FormOutcome>());
  return (
    <>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.favourites.title' })} />
      {rejection !== null && <Banner tone="danger">{rejection}</Banner>}
      <PagedList
        list={favourites}
        page={page}
        pageSize={PAGE_SIZE}
        getHref={(next) => `${LIST}?page=${next}`}
        firstPage={LIST}
        empty={
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
        }
      >
        <ul className={styles.list}>
          {items.map((product, index) => (
            <li key={product.id} className={styles.item}>
              <ProductCard
                product={product}
                href={screens.product(product.id, product.variant?.code)}
                headingLevel={2}
                loading={index < 4 ? 'eager' : 'lazy'}
                wide={items.length === 1}
              />
              <Remove product={product} page={items.length === 1 ? page - 1 : page} />
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  );
}

/** Removes a favourite, with script without a navigation. `page` is the page to show afterwards. */
function Remove({ product, page }: { product: Favourite; page: number }) {
  const intl = useIntl();
  const fetcher = useFetcher<FormOutcome>();
  const rejection = useRejectionMessage(fetcher.data);
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
      {rejection !== null && <span role="alert">{rejection}</span>}
    </fetcher.Form>
  );
}
