export { deleteNotices, getNotices, openNotice, readNotices, type NoticeChoice } from './calls.ts';
export type { Notice, NoticeList } from './model.ts';
