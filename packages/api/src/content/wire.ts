import type { ProductRowWire } from '../catalogue/wire.ts';
import type { NewsWire, AnnouncementWire } from '../site/wire.ts';

/** Another article or announcement. */
export interface ContentNeighbourWire {
  id: number;
  title: string;
}

/** Answer of `GET notice_detail/{id}` (not in CRMEB: see README.md); `content` is HTML. */
export interface AnnouncementDetailWire extends AnnouncementWire {
  content: string;
  previous: ContentNeighbourWire | null;
  next: ContentNeighbourWire | null;
}

/** Answer of `GET pc/get_news_detail/{id}` (products and neighbors are not in CRMEB). */
export interface NewsDetailWire extends NewsWire {
  /** HTML. */
  content: string;
  /** The products that the article is about, then products that belong to them. */
  good_list: ProductRowWire[];
  previous: ContentNeighbourWire | null;
  next: ContentNeighbourWire | null;
}

/** Answer of `GET get_agreement/{type}`; `content` is HTML, `add_time` unix seconds. */
export interface AgreementWire {
  id: number;
  type: number;
  title: string;
  content: string;
  sort: number;
  status: number;
  add_time: number;
}

/** Form of `POST user/service/feedback` (`topic`, `company`, `email`, `pictures` and `website` are not in CRMEB). */
export interface FeedbackRequestWire {
  topic: string;
  rela_name: string;
  company: string;
  email: string;
  phone: string;
  content: string;
  pictures: Blob;
  /** Filled by robots, and at times by password managers. */
  website: string;
}
