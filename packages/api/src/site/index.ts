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
