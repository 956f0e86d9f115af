/** Answer of `GET get_header` (not in CRMEB: see README.md). */
export interface HeaderWire {
  logoUrl: string;
  site_name: string;
  site_title_text: string;
}

/** Answer of `GET pc/get_company_info` (`email`, `business_hours`, `map` and `has_about` are not in CRMEB). */
export interface CompanyInfoWire {
  site_name: string;
  site_keywords: string;
  site_description: string;
  logoUrl: string;
  contact_number: string;
  email: string;
  company_address: string;
  business_hours: string;
  /** Address of the picture of a street map; empty without one. */
  map: string;
  /** Whether `get_agreement/9` has the company's description of itself. */
  has_about: boolean;
  copyright: string;
  record_No: string;
  network_security: string;
  network_security_url: string;
  icp_url: string;
  pc_home_menus: never[];
  pc_home_links: never[];
}

/** Answer of `GET pc/get_wechat_qrcode`. */
export interface WechatQrcodeWire {
  /** Address of the picture; empty without one. */
  wechat_qrcode: string;
}

/** Answer of `GET pc/get_banner` (`subtitle` is not in CRMEB). */
export interface BannersWire {
  list: BannerWire[];
}

/** Banner of the home page. */
export interface BannerWire {
  id: number;
  pic: string;
  url: string;
  title: string;
  subtitle: string;
}

/** Answer of `GET notice_list` (not in CRMEB: see README.md). */
export interface AnnouncementsWire {
  list: AnnouncementWire[];
  count: number;
}

/** Announcement; `add_time` in unix seconds. */
export interface AnnouncementWire {
  id: number;
  title: string;
  add_time: number;
}

/** Answer of `GET pc/get_news_list`. */
export interface NewsListWire {
  list: NewsWire[];
  count: number;
}

/** News with its category's name; `visit` and `cid` are numbers in texts, `add_time` unix seconds. */
export interface NewsWire {
  id: number;
  cid: string;
  title: string;
  author: string;
  image_input: string[];
  synopsis: string;
  visit: string;
  add_time: number;
  catename: string;
  /** 0 without a product. */
  product_id: number;
}

/** Row of `GET pc/get_news_category`. */
export interface NewsCategoryWire {
  id: number;
  pid: number;
  title: string;
  /** Without any in our backend. */
  children: NewsCategoryWire[];
}

/** Request of `GET pc/get_news_list` beside its page. */
export interface NewsRequestWire {
  /** The category; 0 for any. */
  cid: number;
}

/** Request of `GET changeLanguage`. */
export interface LanguageRequestWire {
  lang: string;
}
