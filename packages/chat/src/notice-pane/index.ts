export { NoticePane, type NoticePaneProps } from './notice-pane.tsx';
