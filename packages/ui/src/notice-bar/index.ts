export { NoticeBar, type BarNotice, type NoticeBarProps } from './notice-bar.tsx';
