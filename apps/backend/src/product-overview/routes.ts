import type { ProductDetailWire } from '@rider/api/catalogue';
import { answerCached } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { lifeOfPromotions } from '../catalogue/promotion-fields.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { productDetail } from './detail.ts';

/** A product with its reviews and its dispatch day. */
export const productOverviewRoutes: RouteModule = (app, { database, cache, clock }) => {
  app.get('/product/detail/:id', (context) =>
    answerCached<ProductDetailWire>(
      context,
      cache,
      'detail',
      () => {
        const id = wholeNumberOf({ id: context.req.param('id') }, 'id');
        if (id === null) throw new ApiError('unknown-product');
        return productDetail(database, id, context.var.locale, clock());
      },
      ({ storeInfo, productValue, good_list: related }) => {
        const now = clock();
        const ofPromotions = lifeOfPromotions([...Object.values(productValue), ...related], now);
        return Math.min(ofPromotions, storeInfo.dispatch.before * 1000 - now);
      },
    ),
  );
};
