import { getFavourites } from '@rider/api/favourite';
import { getNotifications } from '@rider/api/notification';
import { getBillingAddress, getDevices, getProfile, getPrograms, getWechatLinks } from '@rider/api/profile';
import { getTaxCertificates } from '@rider/api/tax';
import type { Page } from '@rider/api/wire';
import { asPart, liveQuery } from '../../data/query.ts';

// Separate from queries.ts, so that a first page loads no code of the account.

export const devicesQuery = asPart(liveQuery(['devices'], getDevices));
export const programsQuery = asPart(liveQuery(['programs'], getPrograms));
export const wechatLinksQuery = asPart(liveQuery(['wechat-links'], getWechatLinks));
export const profileQuery = liveQuery(['profile'], getProfile);
export const taxCertificatesQuery = liveQuery(['tax-certificates'], getTaxCertificates);
export const billingAddressQuery = liveQuery(['billing-address'], getBillingAddress);
export const noticesQuery = (page: Page) => liveQuery(['shop-notices', page], (api) => getNotifications(api, page));
export const favouritesQuery = (page: Page) => liveQuery(['favourites', page], (api) => getFavourites(api, page));
