import type { Localized } from '@rider/model/locale';
import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** Company data; a single row. */
export interface CompanyFacts {
  siteName: Localized;
  titleText: Localized;
  keywords: Localized;
  description: Localized;
  phone: string;
  email: string;
  address: Localized;
  businessHours: Localized;
  copyright: Localized;
  recordNumber: Localized;
  /** Path below `/media/`, or that of an uploaded picture; empty without one. */
  logo: string;
  /** Path below `/media/` of the picture of the street map; absent without one. */
  map?: string;
  /** Path below `/media/` of the WeChat QR picture; absent without one. */
  wechatQrcode?: string;
}

/** Tables of the site's content, and of the regions of addresses. */
export interface SiteTables {
  installation: { id: number; installed_at: Date };
  company: { id: number; facts: Json<CompanyFacts>; version: Generated<number>; changed_by: number | null };
  banner: {
    id: number;
    position: number;
    image: string;
    title: Json<Localized>;
    subtitle: Json<Localized>;
    href: string;
  };
  /** The company's texts by CRMEB's type of agreement. */
  site_page: { type: number; title: Json<Localized>; content: Json<Localized>; written_at: Date };
  hot_keyword: { locale: string; position: number; keyword: string };
  notice: { id: number; title: Json<Localized>; content: Json<Localized>; published_at: Date };
  news_category: { id: number; key: string; title: Json<Localized> };
  news: {
    id: number;
    slug: string;
    category_id: number;
    title: Json<Localized>;
    synopsis: Json<Localized>;
    content: Json<Localized>;
    image: string;
    product_id: number | null;
    author: Json<Localized>;
    visits: number;
    published_at: Date;
  };
  country: {
    code: string;
    position: number;
    name: Json<Localized>;
    phone_code: string;
    /** Source text of a regular expression. */
    zip_pattern: string;
    zip_label: Json<Localized>;
    state_label: Json<Localized>;
    states: Json<{ code: string; name: Localized }[]>;
  };
}
