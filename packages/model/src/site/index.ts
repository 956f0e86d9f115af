/** Data of the header (source section 3, `get_header`); absent values default to those of R1.5. */
export interface HeaderInfo {
  logoUrl: string;
  siteName: string;
  titleText: string;
}

/** Company data of footer and contact page (`pc/get_company_info`). Empty strings for missing data. */
export interface CompanyInfo {
  logoUrl: string;
  siteName: string;
  keywords: string;
  description: string;
  phone: string;
  email: string;
  address: string;
  businessHours: string;
  copyright: string;
  recordNumber: string;
}

/** A hero banner of the home page (`pc/get_banner`). `href` is a local path. */
export interface Banner {
  id: string;
  image: string;
  title: string;
  subtitle: string;
  href: string;
}

/** An entry of the home page's notice list. `publishedAt` is epoch milliseconds. */
export interface NoticeSummary {
  id: string;
  title: string;
  publishedAt: number;
}

/** A news card (`pc/get_news_list`). */
export interface NewsSummary {
  id: string;
  title: string;
  synopsis: string;
  image: string | null;
  category: string;
  publishedAt: number;
}
