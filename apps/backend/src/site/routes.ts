import type { CityWire, RegionWire } from '@rider/api/address';
import type { Country } from '@rider/model/address';
import {
  SITE_PAGE_TYPES,
  type AgreementWire,
  type NewsDetailWire,
  type AnnouncementDetailWire,
} from '@rider/api/content';
import type {
  BannersWire,
  CompanyInfoWire,
  HeaderWire,
  LanguageRequestWire,
  NewsCategoryWire,
  NewsListWire,
  NewsRequestWire,
  AnnouncementsWire,
  WechatQrcodeWire,
} from '@rider/api/site';
import type { EnvelopeWire } from '@rider/api/transport';
import type { Untrusted } from '@rider/api/wire';
import type { Capabilities } from '@rider/model/site';
import { isLocale, type Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { numberOf, textIdOf } from '../http/answers.ts';
import { messageText } from '../messages/index.ts';
import { answerCached } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { mediaPath } from '../http/media.ts';
import { pageOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { lifeOfPromotions } from '../catalogue/promotion-fields.ts';
import { answerPriced, idsOfRows, priceRows } from '../price-list/priced-answers.ts';
import { newsDetail, announcementDetail } from './news-detail.ts';
import { companyFacts, logoPath } from './company.ts';
import { newsCategories, newsList, announcementList, type Reading } from './news.ts';
import { isShown } from './edit-banners.ts';
import { readCountries } from '../address/read-address-form.ts';
import { regionsBelow, regionTree } from './regions.ts';
import { hasSitePage, sitePage } from './pages.ts';

async function header(database: Database, locale: Locale): Promise<HeaderWire> {
  const facts = await companyFacts(database);
  return {
    logoUrl: logoPath(facts),
    site_name: facts.siteName[locale],
    site_title_text: facts.titleText[locale],
  };
}

async function companyInfo(database: Database, locale: Locale): Promise<CompanyInfoWire> {
  const facts = await companyFacts(database);
  return {
    site_name: facts.siteName[locale],
    site_keywords: facts.keywords[locale],
    site_description: facts.description[locale],
    logoUrl: logoPath(facts),
    contact_number: facts.phone,
    email: facts.email,
    company_address: facts.address[locale],
    business_hours: facts.businessHours[locale],
    map: facts.map === undefined ? '' : mediaPath(facts.map),
    has_about: await hasSitePage(database, SITE_PAGE_TYPES.about),
    copyright: facts.copyright[locale],
    record_No: facts.recordNumber[locale],
    network_security: '',
    network_security_url: '',
    icp_url: '',
    pc_home_menus: [],
    pc_home_links: [],
  };
}

async function banners(database: Database, { locale, now }: Reading): Promise<BannersWire> {
  const rows = await database
    .selectFrom('banner')
    .select(['id', 'image', 'href', 'title', 'subtitle'])
    .where(isShown(now))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const list = rows.map(({ id, image, href, title, subtitle }) => ({
    id,
    pic: mediaPath(image),
    url: href,
    title: title[locale],
    subtitle: subtitle[locale],
  }));
  return { list };
}

/** `changeLanguage?lang=`: confirms in the chosen language; the shop stores the choice in a cookie. */
function changeLanguage(context: HttpContext): Response {
  const parameters: Untrusted<LanguageRequestWire> = context.var.parameters;
  const language = textOf(parameters, 'lang');
  if (!isLocale(language)) throw new ApiError('unknown-language', { status: 400 });
  return context.json({
    status: 200,
    msg: messageText(textIdOf('language-changed'), language),
    code: String(numberOf('language-changed')),
  } satisfies EnvelopeWire);
}

/** A whole number in the path; 0, which no row has, for anything else. */
function idOf(context: HttpContext, name: 'id' | 'type'): number {
  return wholeNumberOf({ [name]: context.req.param(name) }, name) ?? 0;
}

/** Header, company, banners, news, and the regions of addresses. */
export const siteRoutes: RouteModule = (app, services) => {
  const { database, cache, clock } = services;
  const reading = (locale: Locale): Reading => ({ locale, now: clock() });
  const publicRead = <Message extends object = never>(
    path: string,
    read: (context: HttpContext, locale: Locale) => Promise<NoInfer<Message>>,
  ): void => {
    app.get(path, (context) => answerCached<Message>(context, cache, 'site', () => read(context, context.var.locale)));
  };
  publicRead<Capabilities>('/capabilities', async () => ({
    accounts: true,
    tax: true,
    promotions: true,
    purchaseOrders: true,
    deliveryTerms: true,
    visitorMessages: true,
    listFilters: true,
    publishesReviews: true,
    quotesRefunds: true,
    exports: true,
    quickOrder: true,
    shoppingLists: true,
  }));
  publicRead<HeaderWire>('/get_header', (_, locale) => header(database, locale));
  publicRead<CompanyInfoWire>('/pc/get_company_info', (_, locale) => companyInfo(database, locale));
  publicRead<WechatQrcodeWire>('/pc/get_wechat_qrcode', async () => {
    const { wechatQrcode } = await companyFacts(database);
    return { wechat_qrcode: wechatQrcode === undefined ? '' : mediaPath(wechatQrcode) };
  });
  publicRead<BannersWire>('/pc/get_banner', (_, locale) => banners(database, reading(locale)));
  publicRead<AnnouncementsWire>('/notice_list', ({ var: { parameters } }, locale) =>
    announcementList(database, pageOf(parameters), reading(locale)),
  );
  publicRead<AnnouncementDetailWire>('/notice_detail/:id', (context, locale) =>
    announcementDetail(database, idOf(context, 'id'), reading(locale)),
  );
  publicRead<AgreementWire>('/get_agreement/:type', (context, locale) =>
    sitePage(database, idOf(context, 'type'), locale),
  );
  app.get('/pc/get_news_detail/:id', (context) =>
    answerPriced<NewsDetailWire>(context, services, {
      kind: 'article',
      read: () => newsDetail(database, idOf(context, 'id'), reading(context.var.locale)),
      lifeOf: ({ good_list: products }) => lifeOfPromotions(products, clock()),
      productsIn: ({ good_list: products }) => idsOfRows(products),
      writePrices: ({ good_list: products }, prices) => priceRows(products, prices),
    }),
  );
  publicRead<NewsListWire>('/pc/get_news_list', ({ var: { parameters } }, locale) => {
    const request: Untrusted<NewsRequestWire> = parameters;
    return newsList(database, wholeNumberOf(request, 'cid') ?? 0, pageOf(parameters), reading(locale));
  });
  publicRead<NewsCategoryWire[]>('/pc/get_news_category', (_, locale) => newsCategories(database, locale));
  publicRead<Country[]>('/country_list', (_, locale) => readCountries(database, locale));
  publicRead<RegionWire[]>('/city_list', (_, locale) => regionTree(database, locale));
  publicRead<CityWire[]>('/pc/get_city/:pid', (context, locale) =>
    regionsBelow(database, wholeNumberOf({ pid: context.req.param('pid') }, 'pid') ?? -1, locale),
  );
  app.get('/changeLanguage', changeLanguage);
};
