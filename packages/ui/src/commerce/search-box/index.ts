export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export type { SuggestedGoods } from './suggestion-groups.ts';
