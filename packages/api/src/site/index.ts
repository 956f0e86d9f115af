export {
  changeLanguage,
  getBanners,
  getCompanyInfo,
  getCapabilities,
  getHeader,
  getNews,
  getAnnouncements,
  getWechatQrcode,
  HEADER_DEFAULTS,
} from './calls.ts';
export type * from './wire.ts';
