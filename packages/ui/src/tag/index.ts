export { Tag, TagList, type TagItem, type TagListProps, type TagProps } from './tag.tsx';
