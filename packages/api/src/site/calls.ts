import type { Locale } from '@rider/model/locale';
import { answerIfPresent, dataIfPresent, fetchCapabilities, getOwnIfPresent, type Api } from '../transport/index.ts';
import { flag, id, list, object, pageParameters, present, text, textOrNull, type Page } from '../wire/index.ts';
import {
  USUAL_SECTIONS,
  type Banner,
  type Capabilities,
  type CompanyInfo,
  type HeaderInfo,
  type NewsSummary,
  type AnnouncementSummary,
  type ShownHomeSection,
} from '@rider/model/site';
import { readNews, readNotice } from './summaries.ts';
import type {
  BannersWire,
  BannerWire,
  CompanyInfoWire,
  HeaderWire,
  LanguageRequestWire,
  NewsListWire,
  NewsRequestWire,
  AnnouncementsWire,
  WechatQrcodeWire,
} from './wire.ts';

/** Defaults for missing fields of `get_header`. */
export const HEADER_DEFAULTS = { siteName: 'RIDER', titleText: 'Advanced glass hardware supplier' } as const;

/**
 * Logo, name and titles of the header. CRMEB has no such call: its company data are read there, with the description as title text, and
 * without defaults, which are ours.
 */
export async function getHeader(api: Api): Promise<HeaderInfo> {
  const own = await dataIfPresent(api, 'get_header');
  if (own !== null) {
    const { logoUrl, site_name: name, site_title_text: title } = object<HeaderWire>(own);
    return {
      logoUrl: text(logoUrl),
      siteName: text(name) || HEADER_DEFAULTS.siteName,
      titleText: text(title) || (text(name) ? '' : HEADER_DEFAULTS.titleText),
    };
  }
  const { logoUrl, siteName, description } = await getCompanyInfo(api);
  return { logoUrl, siteName, titleText: description };
}

/** An existing CRMEB has none of them. */
const CRMEB: Capabilities = {
  accounts: false,
  tax: false,
  promotions: false,
  purchaseOrders: false,
  deliveryTerms: false,
  visitorMessages: false,
  listFilters: false,
  publishesReviews: false,
  quotesRefunds: false,
  exports: false,
  quickOrder: false,
  shoppingLists: false,
};

/**
 * What the backend can beyond an existing CRMEB, which has no such call (not in CRMEB: see README.md): nothing there. Every call of this
 * package that CRMEB lacks depends on it alone.
 */
export async function getCapabilities(api: Api): Promise<Capabilities> {
  const answer = await fetchCapabilities(api);
  return answer === null ? CRMEB : (present(answer.data, 'capabilities') as Capabilities);
}

/** Company data. */
export async function getCompanyInfo(api: Api): Promise<CompanyInfo> {
  const data = object<CompanyInfoWire>((await api.get('pc/get_company_info')).data);
  return {
    logoUrl: text(data.logoUrl),
    siteName: text(data.site_name),
    keywords: text(data.site_keywords),
    description: text(data.site_description),
    phone: text(data.contact_number),
    email: text(data.email),
    address: text(data.company_address),
    businessHours: text(data.business_hours),
    map: text(data.map),
    hasAbout: flag(data.has_about),
    copyright: text(data.copyright),
    recordNumber: text(data.record_No),
  };
}

/** Address of the WeChat QR picture, or null without one. */
export async function getWechatQrcode(api: Api): Promise<string | null> {
  return textOrNull(object<WechatQrcodeWire>((await api.get('pc/get_wechat_qrcode')).data).wechat_qrcode);
}

/** The sections of the home page in their order (not in CRMEB: see README.md); all of them where the backend has no such call. */
export function getHomeSections(api: Api): Promise<readonly ShownHomeSection[]> {
  return getOwnIfPresent(api, 'home_sections', USUAL_SECTIONS);
}

/** Hero banners of the home page. */
export async function getBanners(api: Api): Promise<Banner[]> {
  const data = object<BannersWire>((await api.get('pc/get_banner')).data);
  return list(data.list, (item) => {
    const row = object<BannerWire>(item);
    return {
      id: id(row.id, 'banner id'),
      image: text(row.pic),
      title: text(row.title),
      subtitle: text(row.subtitle),
      href: text(row.url),
    };
  });
}

/** Announcements, newest first (not in CRMEB: see README.md); none where the backend has no such call. */
export async function getAnnouncements(api: Api, page: Page): Promise<AnnouncementSummary[]> {
  const data = object<AnnouncementsWire>(await dataIfPresent(api, 'notice_list', pageParameters(page)));
  return list(data.list, readNotice);
}

/** News of all categories, newest first. */
export async function getNews(api: Api, page: Page): Promise<NewsSummary[]> {
  const query = { cid: 0, ...pageParameters(page) } satisfies NewsRequestWire;
  const data = object<NewsListWire>((await api.get('pc/get_news_list', query)).data);
  return list(data.list, readNews);
}

/** Sends the chosen language to the backend; resolves to its message, empty where it has no such call. */
export async function changeLanguage(api: Api, locale: Locale): Promise<string> {
  const answer = await answerIfPresent(api, 'changeLanguage', { lang: locale } satisfies LanguageRequestWire);
  return answer?.message ?? '';
}
