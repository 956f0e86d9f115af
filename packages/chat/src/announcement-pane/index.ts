export { AnnouncementPane, type AnnouncementPaneProps } from './announcement-pane.tsx';
