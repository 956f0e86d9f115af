import type { ProductRowWire } from '../catalogue/wire.ts';
import type { NewsWire, PublicNoticeWire } from '../site/wire.ts';

/** Another article or notice. */
export interface ContentNeighbourWire {
  id: number;
  title: string;
}

/** Answer of `GET notice_detail/{id}` (ours: README.md); `content` is HTML. */
export interface PublicNoticeDetailWire extends PublicNoticeWire {
  content: string;
  previous: ContentNeighbourWire | null;
  next: ContentNeighbourWire | null;
}

/** Answer of `GET pc/get_news_detail/{id}` (contract 3.9; goods and neighbors are ours). */
export interface NewsDetailWire extends NewsWire {
  /** HTML. */
  content: string;
  /** The goods that the article is about, then goods that belong to them. */
  good_list: ProductRowWire[];
  previous: ContentNeighbourWire | null;
  next: ContentNeighbourWire | null;
}

/** Answer of `GET get_agreement/{type}` (contract 3.1); `content` is HTML, `add_time` unix seconds. */
export interface AgreementWire {
  id: number;
  type: number;
  title: string;
  content: string;
  sort: number;
  status: number;
  add_time: number;
}

/** Form of `POST user/service/feedback` (contract 3.9; `topic`, `company`, `email`, `pictures` and `website` are ours). */
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
