import { SHOP_PICTURES, type ShopPictureUse } from '@rider/model/picture';
import type { RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { fileOf } from '../upload/routes.ts';
import { saveShopPicture } from '../upload/shop-pictures.ts';

/** Uploads of operators for the shop's pages. Those who may write news may edit everything that has pictures. */
export const shopPictureRoutes: RouteModule = (app, services) => {
  const { post } = operatorCalls(app, services, 'news');

  post<{ url: string }>('/operator/pictures', async ({ operator, given }) => {
    const use = textOf(given, 'use');
    if (!Object.hasOwn(SHOP_PICTURES, use)) throw new ApiError('malformed-request', { status: 400 });
    return { url: await saveShopPicture(services, operator.id, use as ShopPictureUse, await fileOf(given)) };
  });
};
