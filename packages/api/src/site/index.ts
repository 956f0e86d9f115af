export {
  changeLanguage,
  getBanners,
  getCompanyInfo,
  getCapabilities,
  getHeader,
  getNews,
  getPublicNotices,
  getWechatQrcode,
  HEADER_DEFAULTS,
} from './calls.ts';
export type * from './wire.ts';
