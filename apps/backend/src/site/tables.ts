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

/** What operators edit: the version that a save must have seen, and who made the last change; null for the catalogue's. */
interface Versioned {
  version: Generated<number>;
  changed_by: number | null;
}

/** What is published at a time. */
interface Published {
  /** Null for a draft. */
  published_at: Date | null;
  archived: Generated<boolean>;
}

/** Tables of the site's content, and of the regions of addresses. */
export interface SiteTables {
  installation: { id: number; installed_at: Date };
  company: Versioned & { id: number; facts: Json<CompanyFacts> };
  banner: Versioned & {
    id: Generated<number>;
    position: number;
    image: string;
    title: Json<Localized>;
    subtitle: Json<Localized>;
    href: string;
    /** Null: at once. */
    starts_at: Date | null;
    /** Null: it never ends. */
    ends_at: Date | null;
  };
  /** The company's texts by CRMEB's type of agreement. */
  site_page: Versioned & { type: number; title: Json<Localized>; content: Json<Localized>; written_at: Date };
  hot_keyword: { locale: string; position: number; keyword: string };
  notice: Versioned &
    Published & {
      id: Generated<number>;
      title: Json<Localized>;
      content: Json<Localized>;
    };
  news_category: Versioned & {
    id: Generated<number>;
    key: Generated<string>;
    sort: Generated<number>;
    title: Json<Localized>;
  };
  news: Versioned &
    Published & {
      id: Generated<number>;
      category_id: number;
      title: Json<Localized>;
      synopsis: Json<Localized>;
      content: Json<Localized>;
      image: string;
      product_id: number | null;
      author: Json<Localized>;
      visits: Generated<number>;
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
