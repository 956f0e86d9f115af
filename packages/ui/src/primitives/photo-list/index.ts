export { PhotoList, type PhotoListProps } from './photo-list.tsx';
