export {
  changeLanguage,
  getBanners,
  getCompanyInfo,
  getHeader,
  getNews,
  getNotices,
  getWechatQrcode,
  HEADER_DEFAULTS,
} from './calls.ts';
export type { Banner, CompanyInfo, HeaderInfo, NewsSummary, NoticeSummary } from './model.ts';
