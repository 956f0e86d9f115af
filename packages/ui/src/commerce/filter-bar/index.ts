export { FilterBar, type FilterBarProps } from './filter-bar.tsx';
export { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
export {
  countFilters,
  readFilterChoice,
  writeFilterChoice,
  type FilterChoice,
  type FilterFacet,
} from './filter-choice.ts';
