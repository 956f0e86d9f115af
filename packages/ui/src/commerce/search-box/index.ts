export { ProductSuggestions, SearchBox, type SearchBoxProps } from './search-box.tsx';
export type { SuggestionsProps } from './suggestions.tsx';
export type { SuggestedProducts, Suggestion } from './suggestion-groups.ts';
