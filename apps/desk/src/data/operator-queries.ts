import {
  getBuyerCompanies,
  getBuyerCompany,
  findOrderableVariants,
  findPromotableVariants,
  getAccountRequests,
  getDailySlots,
  getOperatorPromotion,
  getChangeableOrder,
  getClosedDays,
  getListedCrossReferences,
  getListedQuotes,
  getOperatorQuote,
  getCountSheet,
  getOperatorCategories,
  getChatSettings,
  getCompanySettings,
  getCreditAccount,
  getCreditAccounts,
  getOperatorAnnouncement,
  getOperatorAnnouncementList,
  getOperatorBanners,
  getEmailPreviews,
  getEmailTemplate,
  getHomePage,
  getOperatorBuyers,
  getOperatorCoupon,
  getOperatorCoupons,
  getCounters,
  getFreight,
  getNumberFormats,
  getPaymentSettings,
  getOperatorFeedback,
  getOperatorLog,
  getOperatorNews,
  getOperatorNewsCategories,
  getOperatorNewsList,
  getOperatorOrder,
  getOperatorOrders,
  getOperatorPayment,
  getOperatorPayments,
  getOperatorProduct,
  getOperatorProducts,
  getOperatorPromotions,
  getPromotionCalendar,
  getPriceGroup,
  getPriceGroups,
  getPriceList,
  getImportProgress,
  getImportRows,
  type ImportProgress,
  getImports,
  getLoggedWebhookDeliveries,
  getPriceLists,
  getOperatorRefund,
  getOperatorRefunds,
  getOperatorReviews,
  getOperatorSitePages,
  getOperatorTaxCertificates,
  getOrderHistory,
  getOrderTags,
  getOrderingBuyer,
  getOutgoingEmails,
  getOverview,
  getPartnerKeys,
  getProductChoices,
  getProductHistory,
  getProductTable,
  getProductViews,
  getStaff,
  getTaxRates,
  getStock,
  getStockMovements,
  getStockVariant,
  previewEmailTexts,
  quoteOrder,
  quoteOrderChange,
  type EmailTexts,
  type OperatorList,
  type ChangedContents,
  type OperatorListQuery,
  type OrderDraft,
  type ProductChoice,
  type OverviewPeriod,
} from '@rider/api/operator';
import { getCountries } from '@rider/api/address';
import { getCategories } from '@rider/api/catalogue';
import { getNewsCategories } from '@rider/api/content';
import { getSecondStep } from '@rider/api/desk';
import { getCouriers } from '@rider/api/shipping';
import type { Api } from '@rider/api/transport';
import { query, type Query, type QueryName } from './query.ts';

// Separate from queries.ts, so that this loads only with the sections for operators.

const listQuery =
  <Item>(name: QueryName, get: (api: Api, list: OperatorListQuery) => Promise<OperatorList<Item>>) =>
  (list: OperatorListQuery): Query<OperatorList<Item>> =>
    query([name, list], (api) => get(api, list));

export const accountRequestsQuery = listQuery('account-requests', getAccountRequests);
export const announcementListQuery = listQuery('announcements', getOperatorAnnouncementList);
export const announcementQuery = (id: string) => query(['announcement', id], (api) => getOperatorAnnouncement(api, id));
export const bannersQuery = listQuery('banners', getOperatorBanners);
export const buyerCompaniesQuery = listQuery('buyer-companies', getBuyerCompanies);
export const buyerCompanyQuery = (id: string) => query(['buyer-company', id], (api) => getBuyerCompany(api, id));
export const buyersQuery = listQuery('buyers', getOperatorBuyers);
export const categoryChoicesQuery = query(['category-choices'], getCategories);
export const categoriesQuery = query(['categories'], getOperatorCategories);
export const crossReferencesQuery = listQuery('cross-references', getListedCrossReferences);
export const closedDaysQuery = listQuery('closed-days', getClosedDays);
export const companyQuery = query(['company'], getCompanySettings);
export const couponQuery = (id: string) => query(['coupon', id], (api) => getOperatorCoupon(api, id));
export const couponsQuery = listQuery('coupons', getOperatorCoupons);
export const couriersQuery = query(['couriers'], getCouriers);
export const creditAccountQuery = (uid: string) => query(['credit-account', uid], (api) => getCreditAccount(api, uid));
export const creditAccountsQuery = listQuery('credit-accounts', getCreditAccounts);
export const emailPreviewsQuery = listQuery('email-previews', getEmailPreviews);
export const emailTemplateQuery = (name: string) =>
  query(['email-template', name], (api) => getEmailTemplate(api, name));
/** The preview of unsaved texts, which are given as JSON. */
export const emailDraftQuery = (name: string, texts: string) =>
  query(['email-draft', name, texts], (api) => previewEmailTexts(api, name, JSON.parse(texts) as EmailTexts));
export const emailsQuery = listQuery('emails', getOutgoingEmails);
export const freightQuery = query(['freight'], getFreight);
export const chatSettingsQuery = query(['chat-settings'], getChatSettings);
export const countersQuery = query(['counters'], getCounters);
export const paymentSettingsQuery = query(['payment-settings'], getPaymentSettings);
export const numberFormatsQuery = query(['number-formats'], getNumberFormats);
export const countriesQuery = query(['countries'], getCountries);
export const feedbackQuery = listQuery('feedback', getOperatorFeedback);
export const homePageQuery = query(['home-page'], getHomePage);
export const logQuery = listQuery('log', getOperatorLog);
export const newsCategoriesQuery = query(['news-categories'], getNewsCategories);
export const operatorNewsCategoriesQuery = query(['operator-news-categories'], getOperatorNewsCategories);
export const newsListQuery = listQuery('news', getOperatorNewsList);
export const newsQuery = (id: string) => query(['news-article', id], (api) => getOperatorNews(api, id));
export const orderQuery = (number: string) => query(['order', number], (api) => getOperatorOrder(api, number));
export const orderHistoryQuery = (number: string) =>
  query(['order-history', number], (api) => getOrderHistory(api, number));
export const orderableVariantsQuery = (buyerId: string, words: string) =>
  query(['orderable-variants', buyerId, words], (api) => findOrderableVariants(api, buyerId, words));
export const orderingBuyerQuery = (uid: string) => query(['ordering-buyer', uid], (api) => getOrderingBuyer(api, uid));
/** The quote of a draft, which is given as JSON. */
export const orderQuoteQuery = (draft: string) =>
  query(['order-quote', draft], (api) => quoteOrder(api, JSON.parse(draft) as OrderDraft));
export const changeableOrderQuery = (number: string) =>
  query(['changeable-order', number], (api) => getChangeableOrder(api, number));
/** The quote of an order's changed contents, which are given as JSON. */
export const orderChangeQuoteQuery = (number: string, contents: string) =>
  query(['order-quote', number, contents], (api) => {
    const changed = JSON.parse(contents) as Omit<ChangedContents, 'quoted'>;
    return quoteOrderChange(api, number, { ...changed, quoted: null });
  });
export const orderTagsQuery = query(['order-tags'], getOrderTags);
export const ordersQuery = listQuery('orders', getOperatorOrders);
export const overviewQuery = (period: OverviewPeriod) => query(['overview', period], (api) => getOverview(api, period));
export const partnerKeysQuery = listQuery('partner-keys', getPartnerKeys);
export const paymentQuery = (reference: string) =>
  query(['payment', reference], (api) => getOperatorPayment(api, reference));
export const paymentsQuery = listQuery('payments', getOperatorPayments);
export const importQuery = (id: string) => query(['import', id], (api) => getImportProgress(api, id));
export const importRowsQuery = (
  { id, state }: Pick<ImportProgress, 'id' | 'state'>,
  list: Parameters<typeof getImportRows>[2],
) => query(['import-rows', id, state, list], (api) => getImportRows(api, id, list));
export const importsQuery = listQuery('imports', getImports);
export const priceGroupQuery = (id: string) => query(['price-group', id], (api) => getPriceGroup(api, id));
export const priceGroupsQuery = listQuery('price-groups', getPriceGroups);
export const priceListQuery = (id: string) => query(['price-list', id], (api) => getPriceList(api, id));
export const priceListsQuery = listQuery('price-lists', getPriceLists);
export const productQuery = (id: string) => query(['product', id], (api) => getOperatorProduct(api, id));
export const productChoicesQuery = query(['product-choices'], getProductChoices);
export const productHistoryQuery = (id: string) =>
  query(['product-history', id], (api) => getProductHistory(api, id, {}));
export const productTableQuery = (choice: ProductChoice, after: string) =>
  query(['product-table', choice, after], (api) => getProductTable(api, { ...choice, ...(after && { after }) }));
export const productViewsQuery = query(['product-views'], getProductViews);
export const productsQuery = listQuery('products', getOperatorProducts);
export const dailySlotsQuery = query(['daily-slots'], getDailySlots);
export const promotableVariantsQuery = (words: string) =>
  query(['promotable-variants', words], (api) => findPromotableVariants(api, words));
export const promotionQuery = (id: string) => query(['promotion', id], (api) => getOperatorPromotion(api, id));
export const promotionCalendarQuery = (days: { start: string; end: string }) =>
  query(['promotion-calendar', days], (api) => getPromotionCalendar(api, days));
export const promotionsQuery = listQuery('promotions', getOperatorPromotions);
/** A quote with the lines of a version; undefined for the current one. */
export const operatorQuoteQuery = (number: string, version?: number) =>
  query(['quote', number, version ?? 0], (api) => getOperatorQuote(api, number, version));
export const quotesQuery = listQuery('quotes', getListedQuotes);
export const refundQuery = (number: string) => query(['refund', number], (api) => getOperatorRefund(api, number));
export const refundsQuery = listQuery('refunds', getOperatorRefunds);
export const secondStepQuery = query(['second-step'], getSecondStep);
export const sitePagesQuery = listQuery('site-pages', getOperatorSitePages);
export const staffQuery = listQuery('staff', getStaff);
export const stockQuery = listQuery('stock', getStock);
export const countSheetQuery = (list: OperatorListQuery) =>
  query(['stock', 'sheet', list], (api) => getCountSheet(api, list));
export const stockMovementsQuery = (variantId: string, list: OperatorListQuery) =>
  query(['stock', variantId, 'movements', list], (api) => getStockMovements(api, variantId, list));
export const stockVariantQuery = (variantId: string) =>
  query(['stock', variantId], (api) => getStockVariant(api, variantId));
export const taxCertificatesQuery = listQuery('tax-certificates', getOperatorTaxCertificates);
export const taxRatesQuery = listQuery('tax-rates', getTaxRates);
export const webhookDeliveriesQuery = listQuery('webhook-deliveries', getLoggedWebhookDeliveries);
export const reviewsQuery = listQuery('reviews', getOperatorReviews);
