export {
  getArticle,
  getNewsCategories,
  getNewsPage,
  getAnnouncement,
  getAnnouncementPage,
  getSitePage,
  SITE_PAGE_TYPES,
  type SitePageName,
} from './calls.ts';
export { FEEDBACK_FIELDS, sendFeedback, type FeedbackExtras } from './feedback.ts';
export type * from './wire.ts';
