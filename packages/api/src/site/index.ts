export {
  changeLanguage,
  getBanners,
  getCompanyInfo,
  getCapabilities,
  getHeader,
  getNews,
  getNotices,
  getWechatQrcode,
  HEADER_DEFAULTS,
} from './calls.ts';
export type * from './wire.ts';
