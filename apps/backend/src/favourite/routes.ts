import type {
  AddFavouriteRequestWire,
  FavouritesAmongRequestWire,
  FavouriteWire,
  RemoveFavouritesRequestWire,
} from '@rider/api/favourite';
import type { ProductRowWire } from '@rider/api/catalogue';
import type { ListWire, Untrusted } from '@rider/api/wire';
import { buyerCalls, type BuyerHandler } from '../http/buyer-calls.ts';
import { productRowToWire, withPromotions } from '../catalogue/product-row.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { idsOf, pageOf, textOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { readContractPrices } from '../price-list/contract-prices.ts';
import { idsOfRows, priceRows } from '../price-list/priced-answers.ts';
import { addFavourites, countFavourites, favouritesAmong, listFavourites, removeFavourites } from './favourites.ts';

function productIdsOf(
  parameters: Untrusted<{ id: unknown }>,
  error: 'malformed-request' | 'favourite-not-removed',
): number[] {
  const ids = idsOf(parameters, 'id');
  if (ids.length === 0 || ids.includes(0)) throw new ApiError(error, { status: 400 });
  return ids;
}

function favouriteToWire(product: ProductRowWire): FavouriteWire {
  return {
    ...product,
    product_id: product.id,
    pid: product.id,
    category: 'product',
    is_del: 0,
    is_show: 1,
    is_fail: false,
    product,
  };
}

/** A buyer's favourites. */
export const favouriteRoutes: RouteModule = (app, { database, sessions, clock }) => {
  const forBuyer = buyerCalls(app, sessions);

  const answerList: BuyerHandler = async (context, buyerId) => {
    const favourites = await listFavourites(database, buyerId, pageOf(context.var.parameters));
    const rows = await withPromotions(database, favourites, clock());
    const products = rows.map((row) => productRowToWire(row, context.var.locale));
    priceRows(products, await readContractPrices(database, buyerId, idsOfRows(products), clock()));
    const list = products.map(favouriteToWire);
    return answer<ListWire<FavouriteWire>>(context, { list, count: await countFavourites(database, buyerId) });
  };
  forBuyer.get('/pc/get_collect_list', answerList);
  forBuyer.get('/collect/user', answerList);

  forBuyer.get('/collect/among', async (context, buyerId) => {
    const parameters: Untrusted<FavouritesAmongRequestWire> = context.var.parameters;
    const productIds = productIdsOf(parameters, 'malformed-request');
    return answer<number[]>(context, await favouritesAmong(database, buyerId, productIds));
  });

  forBuyer.post('/collect/add', async (context, buyerId) => {
    const parameters: Untrusted<AddFavouriteRequestWire> = context.var.parameters;
    const productIds = productIdsOf(parameters, 'malformed-request');
    await addFavourites(database, buyerId, { productIds, sku: textOf(parameters, 'article') }, clock());
    return answer(context, undefined, 'favourite-added');
  });

  forBuyer.post('/collect/del', async (context, buyerId) => {
    const parameters: Untrusted<RemoveFavouritesRequestWire> = context.var.parameters;
    await removeFavourites(database, buyerId, productIdsOf(parameters, 'favourite-not-removed'));
    return answer(context, undefined, 'cancelled');
  });
};
