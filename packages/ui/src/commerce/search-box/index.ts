export { SearchBox, type SearchBoxProps } from './search-box.tsx';
export type { SuggestedProducts } from './suggestion-groups.ts';
