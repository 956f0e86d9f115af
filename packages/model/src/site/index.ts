import type { ProductSummary } from '../catalogue/index.ts';
import type { Localized } from '../locale/index.ts';

export { PREVIEW_HEADER, PREVIEW_MS, PREVIEWED_KINDS, type Preview, type PreviewedDraft } from './preview.ts';
export {
  HOME_CARDS,
  HOME_LISTS,
  HOME_SECTIONS,
  MOST_LISTED,
  MOST_SHELVES,
  TITLED_SECTIONS,
  USUAL_SECTIONS,
  type HomeListName,
  type HomeSection,
  type HomeSectionName,
  type ShownHomeSection,
} from './home-page.ts';

/** Data of the header (`get_header`); absent values have defaults. */
export interface HeaderInfo {
  logoUrl: string;
  siteName: string;
  /** What the shop is; may be empty. */
  titleText: string;
}

/** What a backend can beyond an existing CRMEB. */
export interface Capabilities {
  /**
   * Takes requests for accounts, sends codes by e-mail and text message, and stores company, billing address, cards, invoices, devices, and
   * changes of e-mail, phone and password.
   */
  accounts: boolean;
  /** Charges sales tax by ship-to address. */
  tax: boolean;
  /** Stores purchase order numbers of orders. */
  purchaseOrders: boolean;
  /** Stores how orders are to be delivered: job, site, days, and whether as a whole. */
  deliveryTerms: boolean;
  /** Takes messages of visitors, with topic, e-mail, company and pictures. Otherwise a signed-in buyer sends name, phone number and text. */
  visitorMessages: boolean;
  /** Supports promoted items in the cart, and notifies buyers of the start of a promotion. */
  promotions: boolean;
  /** Filters orders and bookings by day and refunds by progress, finds products and orders by part number, and lists news that are not featured. */
  listFilters: boolean;
  /** Publishes reviews at once, and stores the score of the description. */
  publishesReviews: boolean;
  /** Computes the amount of a refund before it is requested. */
  quotesRefunds: boolean;
  /** Exports orders and invoices as CSV and Excel files. */
  exports: boolean;
  /** Judges the rows of a quick order and adds them to the cart in one call each. */
  quickOrder: boolean;
  /** Stores shopping lists, and lists what a buyer has ordered before. */
  shoppingLists: boolean;
}

/** Company data of footer and contact page (`pc/get_company_info`). Empty strings for missing data. */
export interface CompanyInfo {
  logoUrl: string;
  /** Name of the shop. */
  siteName: string;
  keywords: string;
  /** Description of the shop. */
  description: string;
  /** Telephone number of the shop. */
  phone: string;
  /** E-mail address of the shop. */
  email: string;
  /** Postal address of the shop. */
  address: string;
  /** When the shop can be reached. */
  businessHours: string;
  /** Address of the picture of a street map; empty without one. */
  map: string;
  /** Whether the shop has a page about the company. */
  hasAbout: boolean;
  /** Notice of copyright; empty for none. */
  copyright: string;
  /** The site's registration number; empty for none. */
  recordNumber: string;
}

/** What operators set about the company and the shop's pages. Texts that are empty are not shown. */
export interface CompanySettings {
  /** Name of the shop. */
  siteName: Localized;
  /** What the shop is, in a few words; after the name in the title of the home page. */
  titleText: Localized;
  description: Localized;
  keywords: Localized;
  phone: string;
  email: string;
  address: Localized;
  businessHours: Localized;
  copyright: Localized;
  /** The site's registration number. */
  recordNumber: Localized;
  /** Path of the logo's picture; empty for the name alone. */
  logo: string;
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
export interface AnnouncementSummary {
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

/** The topics of a message to the shop. */
export const FEEDBACK_TOPICS = ['quotation', 'technical', 'order', 'account', 'other'] as const;

/** One of the topics of a message to the shop. */
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number];

/** A message to the shop, from a visitor or a buyer. */
export interface FeedbackDraft {
  topic: FeedbackTopic;
  name: string;
  /** May be empty. */
  company: string;
  email: string;
  phone: string;
  message: string;
}

/** A page of news or notices, and how many there are in all. */
export interface ContentList<Item> {
  items: Item[];
  total: number;
}

/** A category of news. */
export interface NewsCategory {
  id: string;
  title: string;
}

/** A text of the company such as the privacy policy; `html` is untrusted. */
export interface SitePage {
  title: string;
  html: string;
}

/** Another article or notice, for a link to it. */
export interface ContentNeighbour {
  id: string;
  title: string;
}

/** An announcement with its text; `html` is untrusted. `previous` is the older one. */
export interface Announcement extends AnnouncementSummary {
  html: string;
  previous: ContentNeighbour | null;
  next: ContentNeighbour | null;
}

/** An article with its text and the products it is about; `html` is untrusted. `previous` is the older one. */
export interface NewsArticle extends NewsSummary {
  categoryId: string;
  author: string;
  html: string;
  products: ProductSummary[];
  previous: ContentNeighbour | null;
  next: ContentNeighbour | null;
}
