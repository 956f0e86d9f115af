export { deleteNotices, getNotices, openNotice, readNotices, type NoticeChoice } from './calls.ts';
export type * from './wire.ts';
