export { SortBar, type SortBarProps, type SortOrder } from './sort-bar.tsx';
