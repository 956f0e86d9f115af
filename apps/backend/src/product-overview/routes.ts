import type { ProductDetailWire } from '@rider/api/catalogue';
import { moneyToDecimal } from '@rider/model/money';
import { lifeOfPromotions } from '../catalogue/promotion-fields.ts';
import { ApiError } from '../http/api-error.ts';
import type { RouteModule } from '../http/environment.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import type { PricedVariant } from '../price-list/contract-prices.ts';
import { answerPriced, idsOfRows, priceRows } from '../price-list/priced-answers.ts';
import { productDetail } from './detail.ts';

/** Writes a buyer's prices into a product page. */
function priceDetail(
  { storeInfo, productValue, good_list: related }: ProductDetailWire,
  prices: readonly PricedVariant[],
) {
  priceRows(related, prices);
  for (const { skuId, price, contract, tiers } of prices) {
    const sku = Object.values(productValue).find(({ id }) => id === skuId);
    if (sku === undefined) continue;
    if (moneyToDecimal(price) !== sku.price) sku.ot_price = moneyToDecimal(price);
    sku.price = moneyToDecimal(price);
    if (contract) sku.contract_price = true;
    sku.tiers = tiers.map(({ quantity, price: each, contract: isOwn }) => ({
      min: quantity,
      price: moneyToDecimal(each),
      ...(isOwn && { contract_price: true }),
    }));
    if (sku.offer && sku.offer.price >= price) sku.offer = null;
  }
  const cheapest = Object.values(productValue).reduce((best, sku) =>
    Number(sku.price) < Number(best.price) ? sku : best,
  );
  Object.assign(storeInfo, { price: cheapest.price, ot_price: cheapest.ot_price });
}

/** A product with its reviews and its dispatch day. */
export const productOverviewRoutes: RouteModule = (app, services) => {
  const { database, clock } = services;
  app.get('/product/detail/:id', (context) =>
    answerPriced<ProductDetailWire>(context, services, {
      kind: 'detail',
      read: async () => {
        const id = wholeNumberOf({ id: context.req.param('id') }, 'id');
        if (id === null) throw new ApiError('unknown-product');
        return productDetail(database, id, context.var.locale, clock());
      },
      lifeOf: ({ storeInfo, productValue, good_list: related }) => {
        const now = clock();
        const ofPromotions = lifeOfPromotions([...Object.values(productValue), ...related], now);
        return Math.min(ofPromotions, storeInfo.dispatch.before * 1000 - now);
      },
      productsIn: ({ storeInfo, good_list: related }) => [storeInfo.id, ...idsOfRows(related)],
      writePrices: priceDetail,
    }),
  );
};
